import { z } from 'zod'
import { type Rupiah, rupiah } from '../../lib/money.ts'
import { confidences } from '../cars/car.ts'

const count = z.int().positive()
const evidence = { confidence: z.enum(confidences), source: z.string() }
const amount = count.transform((value): Rupiah => rupiah(value))

const level = z.object({
  slug: z.string(),
  name: z.string(),
  /** How many periodic visits one after the other it pays for. */
  visits: count,
  /** By model. A model without a price has no such package. */
  prices: z.record(z.string(), amount),
  ...evidence,
})

export const smartPackagesSchema = z.object({
  /** The package that comes with a new car. */
  included: z.object({ name: z.string(), kilometres: count, months: count, ...evidence }),
  levels: z.array(level).nonempty(),
})

/** Service packages that are paid for in advance (Paket SMART). */
export type SmartPackages = z.infer<typeof smartPackagesSchema>
export type SmartLevel = z.infer<typeof level>
