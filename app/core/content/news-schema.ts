import { z } from 'zod'
import { at } from '../../addresses.ts'
import { articlePicture } from './article-picture-schema.ts'
import { articleFields, articleWords, textOfArticle } from './article-schema.ts'
import { fieldHints } from './field-hints.ts'
import { defineKind } from './kind.ts'

const newsSlug = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .register(fieldHints, { names: 'news' })

const news = z.object({ ...articleFields, picture: articlePicture, /** Slugs of other news. */ readAlso: z.array(newsSlug) })

export type News = z.infer<typeof news>

export const newsKind = defineKind<News>({
  name: 'news',
  labels: { one: 'Berita', many: 'Berita' },
  schema: news,
  fields: {
    ...articleWords,
    picture: {
      label: 'Gambar',
      help: 'Unggah foto, atau pilih model, warna, dan tempat. Lalu tulis isi gambarnya untuk pembaca layar.',
    },
    readAlso: { label: 'Baca juga', help: 'Berita lain yang berhubungan.' },
  },
  heading: 'title',
  address: at.newsArticle,
  text: textOfArticle,
  search: ({ title, summary }) => ({ title, summary }),
})
