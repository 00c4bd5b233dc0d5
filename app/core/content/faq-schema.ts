import { z } from 'zod'
import { at } from '../../addresses.ts'
import { shortened } from '../../lib/shortened.ts'
import { faqTopics } from './faq.ts'
import { defineKind } from './kind.ts'
import { plainText } from './rich-text.ts'
import { richText } from './rich-text-schema.ts'

/** Characters of an answer in a list of results. */
const longestSummary = 160

const faq = z.object({
  question: z.string().min(1).max(90),
  answer: richText,
  topic: z.enum(faqTopics),
  /** The place within its topic. */
  order: z.int().positive(),
  sample: z.boolean(),
})

export type Faq = z.infer<typeof faq>

export const faqKind = defineKind<Faq>({
  name: 'faq',
  labels: { one: 'Pertanyaan umum', many: 'Pertanyaan umum' },
  schema: faq,
  fields: {
    question: { label: 'Pertanyaan', help: 'Seperti pelanggan menanyakannya, maksimal 90 karakter.' },
    answer: { label: 'Jawaban', help: 'Jawab di kalimat pertama. Lebih dari empat kalimat? Pakai daftar atau tabel.' },
    topic: { label: 'Topik', help: 'Kelompok tempat pertanyaan ini tampil.' },
    order: { label: 'Urutan', help: 'Nomor di dalam topiknya; 1 tampil paling atas.' },
    sample: { label: 'Contoh', help: 'Nyalakan kalau isinya karangan untuk contoh.' },
  },
  heading: 'question',
  address: at.helpQuestion,
  text: ({ question, answer }) => `${question} ${plainText(answer)}`,
  search: ({ question, answer }) => ({ title: question, summary: shortened(plainText(answer), longestSummary) }),
})
