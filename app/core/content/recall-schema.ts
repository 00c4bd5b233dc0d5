import { z } from 'zod'
import { at } from '../../addresses.ts'
import { slug } from './article-schema.ts'
import { defineKind } from './kind.ts'

const year = z.int().min(1990).max(2100)
const serial = z.string().regex(/^\d{6}$/)

/** The cars of a recall: frame numbers with these first three characters and with these serial numbers at the end. */
const frameNumbers = z
  .object({ wmi: z.string().regex(/^[A-HJ-NPR-Z0-9]{3}$/), serialFrom: serial, serialUntil: serial })
  .refine(({ serialFrom, serialUntil }) => serialFrom <= serialUntil, 'ends before it begins')

const recall = z.object({
  code: z.string().min(1),
  title: z.string().min(1).max(70),
  models: z.array(slug).nonempty(),
  modelYears: z.object({ from: year, until: year }),
  frameNumbers,
  what: z.string().min(1),
  work: z.string().min(1),
  minutes: z.int().positive(),
  free: z.boolean(),
  sample: z.boolean(),
})

export type Recall = z.infer<typeof recall>

export const recallKind = defineKind<Recall>({
  name: 'recall',
  labels: { one: 'Kampanye perbaikan', many: 'Kampanye perbaikan' },
  schema: recall,
  fields: {
    code: { label: 'Kode', help: 'Kode yang juga dipakai bengkel.' },
    title: { label: 'Judul', help: 'Bagian yang diperbaiki dan modelnya, maksimal 70 karakter.' },
    models: { label: 'Model', help: 'Model yang mungkin termasuk.' },
    modelYears: { label: 'Tahun pembuatan', help: 'Tahun pertama dan terakhir.' },
    frameNumbers: { label: 'Nomor rangka', help: 'Tiga tanda pertama, lalu nomor seri terkecil dan terbesar (enam angka).' },
    what: {
      label: 'Apa masalahnya',
      help: 'Apa yang bisa terjadi, dan apa yang harus dilakukan pemilik sampai mobilnya diperbaiki.',
    },
    work: { label: 'Pekerjaannya', help: 'Apa yang dikerjakan bengkel.' },
    minutes: { label: 'Lama pengerjaan', help: 'Dalam menit, tanpa waktu tunggu.' },
    free: { label: 'Gratis', help: 'Kampanye perbaikan selalu gratis, kecuali pabrikan mengumumkan lain.' },
    sample: { label: 'Contoh', help: 'Nyalakan kalau kampanye atau rentang nomornya karangan untuk contoh.' },
  },
  address: at.recall,
  text: ({ code, title, what, work }) => [code, title, what, work].join(' '),
  search: ({ title, what, code }) => ({ title, summary: what, keywords: `recall ${code}` }),
})
