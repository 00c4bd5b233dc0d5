import { z } from 'zod'
import { at } from '../../addresses.ts'
import { type CampaignSlug, campaignSlugs } from './campaigns.ts'
import { carCopy } from './car-copy-schema.ts'
import { defineKind } from './kind.ts'
import { validity } from './validity.ts'

const hex = z.string().regex(/^#[0-9a-f]{6}$/i)
const slug = z.string().regex(/^[a-z0-9-]+$/)

/** Colours of the picture at the top and of the text before it: the same in light and dark mode. */
const dusk = z.object({ sky: hex, horizon: hex, ink: hex, inkSoft: hex, line: hex })

/** Colours of the scenes below. */
const ground = z.object({ ground: hex, ink: hex, inkSoft: hex, line: hex, lineStrong: hex, glow: hex })

const theme = z.object({ top: dusk, light: ground, dark: ground })

const stop = z.object({ title: carCopy, text: carCopy })
const scene = stop.extend({ /** Variants that have it. Without the list: all. */ variants: z.array(slug).optional() })

const common = {
  /** The model, and one of its colours. */
  car: z.object({ slug, colour: slug }),
  title: carCopy,
  lead: carCopy,
  theme,
  ...validity.required().shape,
  /** True for a sample, which is not a campaign of the maker: pages say so. */
  sample: z.boolean(),
}

const theNewSuv = z.object({
  slug: z.literal('thenewsuv'),
  ...common,
  scenes: z.object({ bay: scene, surfaces: scene.extend({ stops: z.tuple([stop, stop, stop, stop]) }), colours: scene }),
})

const infiniteExcitement = z.object({
  slug: z.literal('infinitexcitement'),
  ...common,
  scenes: z.object({
    day: z.object({ stops: z.tuple([stop, stop, stop, stop]) }),
    rows: scene,
    wider: scene.extend({ /** The narrower model to compare with. */ than: slug }),
    roofs: scene,
  }),
})

const rideTheLifeAdventure = z.object({
  slug: z.literal('ridethelifeadventure'),
  ...common,
  scenes: z.object({ rocks: scene, torque: scene, drive: scene, camp: scene }),
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
  slugs: campaignSlugs,
  address: (slug) => at.campaign(slug as CampaignSlug),
  text: ({ title, lead }) => `${title} ${lead}`,
})
