import { z } from 'zod'
import { at } from '../../addresses.ts'
import { zoneLabel, zones } from '../../lib/zone.ts'
import { articlePicture } from './article-picture-schema.ts'
import { articleFields, articleWords, modelSlug, provinceSlug } from './article-schema.ts'
import { fieldHints, type ReferenceName } from './field-hints.ts'
import { defineKind } from './kind.ts'
import { plainText } from './rich-text.ts'

const slugNaming = (names: ReferenceName) =>
  z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .register(fieldHints, { names, ...(names === 'variant' && { within: 'model' }) })

/** The credit of the example, as the simulator names it. */
const credit = z.object({
  downPaymentPercent: z
    .number()
    .min(0)
    .max(90)
    .register(fieldHints, { label: 'DP (persen)', initial: '20', wrong: 'DP harus antara 0 dan 90 persen' }),
  tenorMonths: z.int().positive().register(fieldHints, { label: 'Tenor (bulan)', initial: '60' }),
  firstInstalment: z.enum(['addm', 'addb']).register(fieldHints, {
    label: 'Angsuran pertama',
    initial: 'addb',
    words: { addm: 'Di muka (ADDM)', addb: 'Bulan berikutnya (ADDB)' },
  }),
  package: slugNaming('finance-package').register(fieldHints, { names: 'finance-package', label: 'Paket kredit' }),
})

const modelOffer = z.object({
  model: modelSlug,
  variants: z
    .union([
      z.literal('all').register(fieldHints, { label: 'Semua varian' }),
      z.array(slugNaming('variant')).nonempty().register(fieldHints, { label: 'Varian tertentu' }),
    ])
    .register(fieldHints, { label: 'Varian' }),
  /** A programme may give a lower interest only, which its credit package has. */
  gift: z.string().min(1).optional().register(fieldHints, { label: 'Hadiah', help: 'Kosongkan kalau tidak ada hadiah.' }),
  /** Rupiah. The dealer lowers the first payment by this amount. */
  discount: z
    .int()
    .nonnegative()
    .register(fieldHints, { label: 'Potongan bayar pertama (Rp)', help: 'Ketik 0 kalau tidak ada potongan.', initial: '0' }),
  credit: credit.register(fieldHints, {
    label: 'Kredit untuk contoh hitungan',
    help: 'Halaman promo menghitung contoh bayar pertama dengan kredit ini.',
  }),
})

const { title, summary, body, sample } = articleFields

const programme = z.object({
  ...{ title, summary, body, sample },
  from: z.iso.date(),
  until: z.iso.date().register(fieldHints, { ahead: true }),
  zone: z.enum(zones).register(fieldHints, { words: zoneLabel, initial: 'Asia/Jakarta' }),
  /** Slugs of provinces. */
  regions: z.union([
    z.literal('all').register(fieldHints, { label: 'Seluruh Indonesia' }),
    z.array(provinceSlug).nonempty().register(fieldHints, { label: 'Provinsi tertentu' }),
  ]),
  models: z.array(modelOffer).nonempty().register(fieldHints, { entry: 'model' }),
  terms: z
    .array(z.string().min(1).register(fieldHints, { long: true }))
    .nonempty()
    .register(fieldHints, { entry: 'syarat' }),
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
    models: {
      label: 'Model',
      help: 'Mobil yang dipromosikan, dengan hadiah dan potongannya.',
    },
    terms: { label: 'Syarat', help: 'Satu syarat satu kalimat.' },
    picture: {
      label: 'Gambar',
      help: 'Unggah foto, atau pilih model, warna, dan tempat. Lalu tulis isi gambarnya untuk pembaca layar.',
    },
  },
  heading: 'title',
  address: (itemSlug) => at.programme(itemSlug),
  text: ({ title, summary, terms, models, body }) =>
    [title, summary, ...models.flatMap(({ gift }) => gift ?? []), ...terms, plainText(body)].join(' '),
  search: ({ title, summary, models }) => ({ title, summary, keywords: models.map(({ model }) => model).join(' ') }),
})
