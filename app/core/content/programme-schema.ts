import { z } from 'zod'
import { at } from '../../addresses.ts'
import { zones } from '../../lib/zone.ts'
import { articlePicture } from './article-picture-schema.ts'
import { articleFields, articleWords, slug } from './article-schema.ts'
import { defineKind } from './kind.ts'
import { plainText } from './rich-text.ts'
import { validity } from './validity.ts'

const modelOffer = z.object({
  model: slug,
  variants: z.union([z.literal('all'), z.array(slug).nonempty()]),
  gift: z.string().min(1),
  /** Rupiah. The dealer lowers the first payment by this amount. */
  discount: z.int().positive(),
  /** The credit of the example, as the simulator names it. */
  credit: z.object({
    downPaymentPercent: z.number().min(0).max(90),
    tenorMonths: z.int().positive(),
    firstInstalment: z.enum(['addm', 'addb']),
    package: slug,
  }),
})

const { title, summary, body, sample } = articleFields

const programme = z.object({
  ...{ title, summary, body, sample },
  ...validity.required().shape,
  zone: z.enum(zones),
  /** Slugs of provinces. */
  regions: z.union([z.literal('all'), z.array(slug).nonempty()]),
  models: z.array(modelOffer).nonempty(),
  terms: z.array(z.string().min(1)).nonempty(),
  picture: articlePicture,
})

export type Programme = z.infer<typeof programme>
export type ModelOffer = z.infer<typeof modelOffer>

export const programmeKind = defineKind<Programme>({
  name: 'programme',
  labels: { one: 'Promo', many: 'Promo' },
  schema: programme,
  fields: {
    title: articleWords.title,
    summary: articleWords.summary,
    body: articleWords.body,
    sample: articleWords.sample,
    from: { label: 'Hari pertama', help: 'Promo berlaku sejak pukul 00.00 hari ini.' },
    until: { label: 'Hari terakhir', help: 'Promo berlaku sampai pukul 24.00 hari ini. Sesudahnya hilang dari daftar.' },
    zone: { label: 'Zona waktu', help: 'WIB untuk promo nasional. Promo wilayah timur boleh memakai WITA atau WIT.' },
    regions: { label: 'Wilayah', help: 'Provinsi tempat mobil didaftarkan. Pilih semua kalau berlaku di seluruh Indonesia.' },
    models: { label: 'Model', help: 'Varian, hadiah, potongan bayar pertama, dan kredit untuk contoh hitungannya.' },
    terms: { label: 'Syarat', help: 'Satu syarat satu kalimat.' },
    picture: {
      label: 'Gambar',
      help: 'Unggah foto, atau pilih model, warna, dan tempat. Lalu tulis isi gambarnya untuk pembaca layar.',
    },
  },
  address: (itemSlug) => at.programme(itemSlug),
  text: ({ title, summary, terms, models, body }) =>
    [title, summary, ...models.map(({ gift }) => gift), ...terms, plainText(body)].join(' '),
  search: ({ title, summary, models }) => ({ title, summary, keywords: models.map(({ model }) => model).join(' ') }),
})
