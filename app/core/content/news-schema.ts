import { z } from 'zod'
import { at } from '../../addresses.ts'
import { defineKind } from './kind.ts'
import { newsTopics } from './news.ts'
import { plainText } from './rich-text.ts'
import { richText } from './rich-text-schema.ts'

const slug = z.string().regex(/^[a-z0-9-]+$/)

const news = z.object({
  title: z.string().max(70),
  summary: z.string().max(160),
  topic: z.enum(newsTopics),
  /** Slugs of the models it is about. */
  models: z.array(slug),
  /** A drawn scene in place of a photograph. */
  picture: z.object({ scene: z.object({ model: slug, background: z.string() }), alt: z.string() }),
  body: richText,
  /** Slugs of other news. */
  readAlso: z.array(slug),
  /** Not news of the maker: pages say so. */
  sample: z.boolean(),
})

export type News = z.infer<typeof news>

export const newsKind = defineKind<News>({
  name: 'news',
  labels: { one: 'Berita', many: 'Berita' },
  schema: news,
  fields: {
    title: { label: 'Judul', help: 'Maksimal 70 huruf. Sebut modelnya kalau berita ini tentang satu model.' },
    summary: { label: 'Ringkasan', help: 'Satu atau dua kalimat, maksimal 160 huruf. Tampil di daftar dan di mesin pencari.' },
    topic: { label: 'Topik', help: 'Pilih satu. Pembaca memfilter berita dengan topik ini.' },
    models: { label: 'Model', help: 'Model yang dibahas. Kosongkan kalau tidak ada.' },
    picture: { label: 'Gambar', help: 'Pilih adegan, lalu tulis isi gambarnya untuk yang tidak melihatnya.' },
    body: { label: 'Isi', help: 'Pakai judul bagian, daftar, dan tabel. Tidak perlu menulis ulang judul berita.' },
    readAlso: { label: 'Baca juga', help: 'Berita lain yang berhubungan.' },
    sample: { label: 'Contoh', help: 'Nyalakan kalau beritanya karangan untuk contoh.' },
  },
  address: at.newsArticle,
  text: ({ title, summary, body }) => `${title} ${summary} ${plainText(body)}`,
})
