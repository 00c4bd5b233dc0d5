import { z } from 'zod'
import { at } from '../../addresses.ts'
import { fieldHints } from './field-hints.ts'
import { defineKind } from './kind.ts'

const days = (label: string) => z.int().nonnegative().register(fieldHints, { label })

const handOver = z.object({
  /** The document's name. */
  document: z.string().min(1).max(60),
  what: z.string().min(1).register(fieldHints, { long: true }),
  when: z.string().min(1).register(fieldHints, { long: true }),
  /** Days after the car is handed over; both 0 for the same day. */
  days: z
    .object({ from: days('Paling cepat'), until: days('Paling lambat') })
    .refine(({ from, until }) => from <= until, 'ends before it begins')
    .register(fieldHints, { wrong: 'Hari paling lambat tidak boleh sebelum hari paling cepat' }),
  fromWhom: z.string().min(1),
  note: z.string().min(1).register(fieldHints, { long: true }),
  sample: z.boolean(),
})

/** A document that a buyer gets with a new car. */
export type HandOver = z.infer<typeof handOver>

export const handOverKind = defineKind<HandOver>({
  name: 'hand-over',
  labels: { one: 'Dokumen serah terima', many: 'Dokumen serah terima' },
  schema: handOver,
  fields: {
    document: { label: 'Dokumen', help: 'Namanya, seperti tertulis di dokumen itu.' },
    what: { label: 'Apa itu', help: 'Satu atau dua kalimat: apa isinya dan untuk apa.' },
    when: { label: 'Kapan', help: 'Kapan pembeli menerimanya, dalam kata-kata.' },
    days: { label: 'Hari sesudah serah terima', help: 'Paling cepat dan paling lambat; 0 untuk hari yang sama.' },
    fromWhom: { label: 'Dari siapa', help: 'Siapa yang menyerahkannya, dan kepada siapa.' },
    note: { label: 'Yang perlu diperiksa', help: 'Satu nasihat yang menghemat waktu pembeli.' },
    sample: { label: 'Contoh', help: 'Nyalakan kalau isinya karangan untuk contoh.' },
  },
  heading: 'document',
  address: at.handOverDocument,
  text: ({ document, what, when, fromWhom, note }) => [document, what, when, fromWhom, note].join(' '),
  search: ({ document, what }) => ({ title: document, summary: what }),
})
