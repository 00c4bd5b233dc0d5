import { z } from 'zod'
import { at } from '../../addresses.ts'
import { modelSlug } from './article-schema.ts'
import { type CampaignSlug, campaignSlugs } from './campaigns.ts'
import { carCopy } from './car-copy-schema.ts'
import { fieldHints, hinted } from './field-hints.ts'
import { defineKind } from './kind.ts'
import { validity } from './validity.ts'

const hex = (label: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .register(fieldHints, { label, wrong: `${label} harus seperti #c8102e` })
const slug = z.string().regex(/^[a-z0-9-]+$/)
const model = hinted(modelSlug, { names: 'model', label: 'Model' })
const copy = (label: string) => hinted(carCopy, { label, long: true, wrong: `${label} menyebut fakta mobil yang tidak ada` })

/** Colours of the picture at the top and of the text before it: the same in light and dark mode. */
const dusk = z.object({
  sky: hex('Langit'),
  horizon: hex('Cakrawala'),
  ink: hex('Tulisan'),
  inkSoft: hex('Tulisan kedua'),
  line: hex('Garis'),
})

/** Colours of the scenes below. */
const ground = z.object({
  ground: hex('Latar'),
  ink: hex('Tulisan'),
  inkSoft: hex('Tulisan kedua'),
  line: hex('Garis'),
  lineStrong: hex('Garis tegas'),
  glow: hex('Cahaya'),
})

const theme = z.object({
  top: hinted(dusk, { label: 'Gambar pembuka' }),
  light: hinted(ground, { label: 'Adegan, tampilan terang' }),
  dark: hinted(ground, { label: 'Adegan, tampilan gelap' }),
})

const stop = z.object({ title: copy('Judul'), text: copy('Tulisan') })
const scene = stop.extend({
  variants: z
    .array(hinted(slug, { names: 'variant', label: 'Varian' }))
    .optional()
    .register(fieldHints, { label: 'Hanya varian', help: 'Varian yang memilikinya. Tanpa daftar: semua.' }),
})
const stops = z.tuple([stop, stop, stop, stop]).register(fieldHints, { label: 'Perhentian', entry: 'perhentian' })

const common = {
  /** The model, and one of its colours. */
  car: z.object({ slug: model, colour: hinted(slug, { names: 'colour', within: 'slug', label: 'Warna' }) }),
  title: hinted(carCopy, {}),
  lead: hinted(carCopy, { long: true }),
  theme,
  ...validity.required().shape,
  /** True for a sample, which is not a campaign of the maker: pages say so. */
  sample: z.boolean(),
}

const theNewSuv = z.object({
  slug: z.literal('thenewsuv'),
  ...common,
  scenes: z.object({
    bay: hinted(scene, { label: 'Garasi' }),
    surfaces: scene.extend({ stops }).register(fieldHints, { label: 'Permukaan jalan' }),
    colours: hinted(scene, { label: 'Warna' }),
  }),
})

const infiniteExcitement = z.object({
  slug: z.literal('infinitexcitement'),
  ...common,
  scenes: z.object({
    day: z.object({ stops }).register(fieldHints, { label: 'Satu hari' }),
    rows: hinted(scene, { label: 'Baris kursi' }),
    wider: scene
      .extend({ than: hinted(model, { names: 'model', label: 'Dibandingkan dengan', help: 'Model yang lebih sempit.' }) })
      .register(fieldHints, { label: 'Lebih lebar' }),
    roofs: hinted(scene, { label: 'Atap' }),
  }),
})

const rideTheLifeAdventure = z.object({
  slug: z.literal('ridethelifeadventure'),
  ...common,
  scenes: z.object({
    rocks: hinted(scene, { label: 'Batu' }),
    torque: hinted(scene, { label: 'Torsi' }),
    drive: hinted(scene, { label: 'Penggerak' }),
    camp: hinted(scene, { label: 'Kemah' }),
  }),
})

/** Each campaign has its own scenes and its own page, which draws them. */
export const campaign = z.discriminatedUnion('slug', [theNewSuv, infiniteExcitement, rideTheLifeAdventure])

export type Campaign = z.infer<typeof campaign>
export type Scene = z.infer<typeof scene>
export type Stop = z.infer<typeof stop>
export type Theme = z.infer<typeof theme>

export const campaignKind = defineKind<Campaign>({
  name: 'campaign',
  labels: { one: 'Kampanye', many: 'Kampanye' },
  schema: campaign,
  fields: {
    slug: { label: 'Alamat', help: 'Setiap kampanye punya halaman dan gambarnya sendiri, jadi alamatnya tidak berubah.' },
    car: { label: 'Mobil', help: 'Model kampanye ini, dan salah satu warnanya.' },
    title: { label: 'Judul', help: 'Kalimat besar di atas gambar pembuka.' },
    lead: { label: 'Pembuka', help: 'Satu atau dua kalimat di bawah judul.' },
    theme: { label: 'Warna', help: 'Warna gambar pembuka dan adegan, untuk tampilan terang dan gelap.' },
    scenes: { label: 'Adegan', help: 'Judul dan tulisan setiap adegan. Fakta mobil ditulis dengan tanda, seperti {clearance}.' },
    from: { label: 'Hari pertama', help: 'Kampanye berlaku sejak pukul 00.00 WIB hari ini.' },
    until: { label: 'Hari terakhir', help: 'Kampanye berlaku sampai pukul 24.00 WIB hari ini.' },
    sample: { label: 'Contoh', help: 'Nyalakan kalau isinya karangan untuk contoh.' },
  },
  heading: 'title',
  slugs: campaignSlugs,
  address: (slug) => at.campaign(slug as CampaignSlug),
  text: ({ title, lead }) => `${title} ${lead}`,
})
