import { z } from 'zod'
import { confidences } from '../../../core/cars/car.ts'
import { rupiah } from '../../../lib/money.ts'

export const fuels = ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric'] as const

export const transmissions = ['automatic', 'manual'] as const
export type Transmission = (typeof transmissions)[number]

/** How many kilometres a year are usual depends on it. */
export const uses = ['sedan-hatchback', 'mpv-suv', 'other'] as const
export type Use = (typeof uses)[number]

/** Cars of one segment lose value alike. */
export const segments = [
  'japanese-mpv-lcgc',
  'japanese-suv-sedan',
  'ladder-suv',
  'korean-chinese',
  'european-premium',
  'battery-electric',
  'commercial-pickup',
] as const
export type Segment = (typeof segments)[number]

/**
 * Where the price of a new one is from: the line's own list price; the catalogue's price of the same or the following line;
 * worked back from asking prices of the line; the cheapest of its model; the middle of its segment.
 */
export const bases = ['list-price', 'catalogue-price', 'asking-prices', 'model-lowest', 'segment-median'] as const
export type ReferenceBasis = (typeof bases)[number]

const name = z.string().min(1)
const year = z.int().min(1980).max(2100)
const amount = z.int().positive().max(100_000_000_000).transform(rupiah)
export const evidence = { confidence: z.enum(confidences), source: z.string() }

/** Its gearbox is told where it is not the line's own. */
const reference = z.object({ amount, basis: z.enum(bases), transmission: z.enum(transmissions).optional() })

const variant = z
  .object({
    name,
    fuel: z.enum(fuels),
    transmission: z.enum(transmissions),
    from: year,
    /** Null: still sold. */
    until: year.nullable(),
    /** Null: nothing to rest a value on. */
    reference: reference.nullable(),
    askingPrices: z.array(z.object({ year, amount })).optional(),
  })
  .refine(({ from, until }) => until === null || until >= from, 'ends before it begins')

const model = z.object({
  name,
  use: z.enum(uses),
  segment: z.enum(segments),
  pickup: z.boolean(),
  variants: z.array(variant).nonempty(),
})

const brand = z.object({
  name,
  models: z.array(model),
  /** Models people trade in whose value only a look at the car can tell. */
  notValued: z.array(name),
})

const source = z.object({ what: z.string(), date: z.string().optional() })
export const sources = z.record(z.string(), source)

export const usedCarsSchema = z.object({
  compiled: z.iso.date(),
  sources,
  source: z.string(),
  bases: z.record(z.enum(bases), z.object(evidence)),
  askingPrices: z.object({ asOf: z.iso.date(), place: z.string(), ...evidence }),
  brands: z.array(brand).nonempty(),
})

/** The cars people bring, with what a new one costs. */
export type UsedCars = z.infer<typeof usedCarsSchema>
export type UsedBrand = z.infer<typeof brand>
export type UsedModel = z.infer<typeof model>
export type UsedVariant = z.infer<typeof variant>
export type Reference = z.infer<typeof reference>
