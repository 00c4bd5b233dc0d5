import { z } from 'zod'
import { type Rupiah, rupiah } from '../../lib/money.ts'
import { carClasses, confidences, factGroups, fuels } from './car.ts'
import { sizes } from './drawings/sizes.ts'

const confidence = z.enum(confidences)
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const hex = z.string().regex(/^#[0-9a-f]{6}$/)
const count = z.number().int().positive()
const amount = z.number().transform((value): Rupiah => rupiah(value))
const evidence = z.partialRecord(z.enum(factGroups), confidence)

/** `2026-H2` (half a year), `2026-02`, `2023`, `2021/2022`; of a price list, its first day: `2026-11-01`. */
const period = z.string().regex(/^\d{4}(?:-H[12]|-\d{2}(?:-\d{2})?|\/\d{4})?$/)

const price = z.object({
  amount,
  /** The place of the on-the-road price. Null when the source does not name it. */
  place: z.string().nullable(),
  asOf: period,
  confidence,
  source: z.string(),
})

const engine = z.object({
  code: z.string(),
  cc: count,
  powerPs: count,
  powerRpm: count.nullable(),
  torqueNm: count,
  torqueRpm: z.union([count, z.tuple([count, count])]).nullable(),
})

const motor = z.object({ at: z.enum(['front', 'rear']).optional(), powerPs: count, torqueNm: count })

const variant = z.object({
  slug,
  name: z.string(),
  /** Only when it differs from the model's. */
  seats: count.optional(),
  fuel: z.enum(fuels),
  transmission: z.string(),
  drive: z.string(),
  engine,
  motors: z.array(motor).optional(),
  /** Millimetres. */
  size: z.object({ length: count, width: count, height: count, wheelbase: count, clearance: count }),
  loadBedLength: count.optional(),
  tankLitres: count,
  batteryKwh: z.number().positive().optional(),
  evRangeKm: count.optional(),
  kerbWeightKg: count.optional(),
  tyre: z.string(),
  confidence: evidence.optional(),
  /** The price in Jakarta. The price list replaces it. */
  price,
  /** The price list's own prices in other provinces, by province code. */
  provincePrices: z.record(z.string(), price).optional(),
})

const colour = z.object({
  slug,
  name: z.string(),
  hex,
  roofHex: hex.optional(),
  surcharge: amount.optional(),
  /** The variants that have it. Left out: all variants. */
  variants: z.array(slug).optional(),
  confidence,
})

const feature = z.object({ text: z.string(), variants: z.array(slug).optional(), confidence })

const models = Object.keys(sizes) as (keyof typeof sizes)[]

/** A stored model, whether it is still sold or not. */
export const carSchema = z.object({
  slug: z.enum(models),
  /** The number that names the model in query strings. */
  productId: count,
  name: z.string(),
  /** Other spellings that people type. */
  spellings: z.array(z.string()),
  class: z.enum(carClasses),
  body: z.string(),
  seats: count,
  status: z.enum(['on-sale', 'no-longer-sold-new']),
  lastSold: z.string().optional(),
  /** Models to recommend instead of one no longer sold new. */
  alternatives: z.array(slug).default([]),
  assembly: z.string(),
  summary: z.string(),
  /** The variant the drawings show. */
  drawn: slug,
  /** The colour of the drawing until the visitor chooses one. */
  shownIn: slug,
  variants: z.tuple([variant], variant),
  colours: z.tuple([colour], colour),
  features: z.array(feature),
  confidence: evidence,
  sources: z.array(z.string()).nonempty(),
})

export type Car = z.infer<typeof carSchema>
export type Variant = z.infer<typeof variant>
export type Colour = z.infer<typeof colour>
export type Price = z.infer<typeof price>
export type Feature = z.infer<typeof feature>
