import { z } from 'zod'
import { at } from '../../addresses.ts'
import { modelSlug } from './article-schema.ts'
import { fieldHints } from './field-hints.ts'
import { defineKind } from './kind.ts'

const year = (label: string) =>
  z
    .int()
    .min(1990)
    .max(2100)
    .register(fieldHints, { label, wrong: `${label} harus antara 1990 dan 2100` })
const serial = (label: string) =>
  z
    .string()
    .regex(/^\d{6}$/)
    .register(fieldHints, { label, wrong: `${label} harus enam angka` })

/** The cars of a recall: frame numbers with these first three characters and with these serial numbers at the end. */
const frameNumbers = z
  .object({
    wmi: z
      .string()
      .regex(/^[A-HJ-NPR-Z0-9]{3}$/)
      .register(fieldHints, { label: 'Tiga tanda pertama', wrong: 'Isi tiga huruf besar atau angka, tanpa I, O, dan Q' }),
    serialFrom: serial('Nomor seri terkecil'),
    serialUntil: serial('Nomor seri terbesar'),
  })
  .refine(({ serialFrom, serialUntil }) => serialFrom <= serialUntil, 'ends before it begins')
  .register(fieldHints, { wrong: 'Nomor seri terbesar tidak boleh lebih kecil daripada yang terkecil' })

const recall = z.object({
  code: z.string().min(1),
  title: z.string().min(1).max(70),
  models: z.array(modelSlug).nonempty(),
  modelYears: z.object({ from: year('Tahun pertama'), until: year('Tahun terakhir') }),
  frameNumbers,
  what: z.string().min(1).register(fieldHints, { long: true }),
  work: z.string().min(1).register(fieldHints, { long: true }),
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
  heading: 'title',
  address: at.recall,
  text: ({ code, title, what, work }) => [code, title, what, work].join(' '),
  search: ({ title, what, code }) => ({ title, summary: what, keywords: `recall ${code}` }),
})
