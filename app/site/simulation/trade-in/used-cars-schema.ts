import { z } from 'zod'
import { confidences } from '../../../core/cars/car.ts'
import { rupiah } from '../../../lib/money.ts'
import { bases, fuels, segments, transmissions, uses } from './used-cars.ts'

const name = z.string().min(1)
const year = z.int().min(1980).max(2100)
const amount = z.int().positive().max(100_000_000_000).transform(rupiah)
export const evidence = { confidence: z.enum(confidences), source: z.string() }

/** `transmission` is given only when it is not the variant's own. */
export const reference = z.object({ amount, basis: z.enum(bases), transmission: z.enum(transmissions).optional() })

export const usedVariant = z
  .object({
    name,
    fuel: z.enum(fuels),
    transmission: z.enum(transmissions),
    from: year,
    /** Null when it is still sold. */
    until: year.nullable(),
    /** Null when there is no price to calculate from. */
    reference: reference.nullable(),
    askingPrices: z.array(z.object({ year, amount })).optional(),
  })
  .refine(({ from, until }) => until === null || until >= from, 'ends before it begins')

export const usedModel = z.object({
  name,
  use: z.enum(uses),
  segment: z.enum(segments),
  pickup: z.boolean(),
  variants: z.array(usedVariant).nonempty(),
})

export const usedBrand = z.object({
  name,
  models: z.array(usedModel),
  /** Models that people trade in but that can be valued only by inspecting the car. */
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
  brands: z.array(usedBrand).nonempty(),
})
