import { z } from 'zod'
import { at } from '../../addresses.ts'
import { articlePicture } from './article-picture-schema.ts'
import { articleFields, articleWords, slug, textOfArticle } from './article-schema.ts'
import { defineKind } from './kind.ts'

const news = z.object({ ...articleFields, picture: articlePicture, /** Slugs of other news. */ readAlso: z.array(slug) })

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
  address: at.newsArticle,
  text: textOfArticle,
  search: ({ title, summary }) => ({ title, summary }),
})
