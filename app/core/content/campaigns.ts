import { z } from 'zod'
import type { Instant } from '../../lib/instant.ts'
import { carCopy } from './car-copy-schema.ts'
import { freshUntil, isCurrent, validity } from './validity.ts'

/** A campaign is its address. */
export const campaignSlugs = ['thenewsuv', 'infinitexcitement', 'ridethelifeadventure'] as const
export type CampaignSlug = (typeof campaignSlugs)[number]

const hex = z.string().regex(/^#[0-9a-f]{6}$/i)
const slug = z.string().regex(/^[a-z0-9-]+$/)

/** What stands before the picture at the top, which is the same in every scheme. */
const dusk = z.object({ sky: hex, horizon: hex, ink: hex, inkSoft: hex, line: hex })

/** Where the scenes stand. */
const ground = z.object({ ground: hex, ink: hex, inkSoft: hex, line: hex, lineStrong: hex, glow: hex })

const theme = z.object({ top: dusk, light: ground, dark: ground })

const stop = z.object({ title: carCopy, text: carCopy })
const scene = stop.extend({ /** Only these variants have it; all where left out. */ variants: z.array(slug).optional() })

const common = {
  /** The model it is about, in one of its colours. */
  car: z.object({ slug, colour: slug }),
  title: carCopy,
  lead: carCopy,
  theme,
  ...validity.required().shape,
  /** Not a campaign of the maker: pages say so. */
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
    wider: scene.extend({ /** The model it is wider than. */ than: slug }),
    roofs: scene,
  }),
})

const rideTheLifeAdventure = z.object({
  slug: z.literal('ridethelifeadventure'),
  ...common,
  scenes: z.object({ rocks: scene, torque: scene, drive: scene, camp: scene }),
})

/** Each has scenes of its own, drawn by its own page. */
export const campaign = z.discriminatedUnion('slug', [theNewSuv, infiniteExcitement, rideTheLifeAdventure])

export type Campaign = z.infer<typeof campaign>
export type CampaignOf<Slug extends CampaignSlug> = Extract<Campaign, { slug: Slug }>
export type Scene = z.infer<typeof scene>
export type Stop = z.infer<typeof stop>
export type Theme = z.infer<typeof theme>

export type Phase = 'coming' | 'running' | 'over'

/** An address is kept for ever; the campaign at it comes and goes. */
export function phaseOf(period: Pick<Campaign, 'from' | 'until'>, now: Instant): Phase {
  if (isCurrent(period, now)) return 'running'
  return freshUntil([period], now) ? 'coming' : 'over'
}
