import { z } from 'zod'
import type { ArticlePicture } from './article-picture.ts'
import { articleTopics } from './articles.ts'
import { fieldHints } from './field-hints.ts'
import type { FieldWords } from './kind.ts'
import type { RichText } from './rich-text.ts'
import { plainText } from './rich-text.ts'
import { richText } from './rich-text-schema.ts'

export const slug = z.string().regex(/^[a-z0-9-]+$/)
export const modelSlug = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .register(fieldHints, { names: 'model', label: 'Model' })
export const provinceSlug = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .register(fieldHints, { names: 'province', label: 'Provinsi' })

/** The fields that all kinds of articles share. */
export const articleFields = {
  title: z.string().min(1).max(70),
  summary: z.string().min(1).max(160).register(fieldHints, { long: true }),
  topic: z.enum(articleTopics),
  /** Slugs of the models that the article is about. */
  models: z.array(modelSlug),
  body: richText,
  /** True for sample content, which is not from the maker: pages say so. */
  sample: z.boolean(),
}

/** The data that lists and pages of articles need, for any kind of article. */
export type Article = {
  title: string
  summary: string
  topic: (typeof articleTopics)[number]
  models: string[]
  body: RichText
  sample: boolean
  picture?: ArticlePicture
  /** Slugs of other articles of the same kind. */
  readAlso?: string[]
}

export const articleWords = {
  title: { label: 'Judul', help: 'Maksimal 70 karakter. Sebut modelnya kalau tulisan ini tentang satu model.' },
  summary: { label: 'Ringkasan', help: 'Satu atau dua kalimat, maksimal 160 karakter. Tampil di daftar dan di mesin pencari.' },
  topic: { label: 'Topik', help: 'Pilih satu. Pembaca memfilter daftar dengan topik ini.' },
  models: { label: 'Model', help: 'Model yang dibahas. Kosongkan kalau tidak ada.' },
  body: { label: 'Isi', help: 'Pakai judul bagian, daftar, dan tabel. Tidak perlu menulis ulang judulnya.' },
  sample: { label: 'Contoh', help: 'Nyalakan kalau isinya karangan untuk contoh.' },
} satisfies Record<keyof typeof articleFields, FieldWords>

/** The text of an article for the search and for its reading time. */
export const textOfArticle = ({ title, summary, body }: Pick<Article, 'title' | 'summary' | 'body'>): string =>
  `${title} ${summary} ${plainText(body)}`
