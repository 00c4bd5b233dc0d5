import { z } from 'zod'
import { type Rupiah, rupiah } from '../../lib/money.ts'
import { confidences } from './car.ts'
import { accessoryCategories } from './extras.ts'

const confidence = z.enum(confidences)
const variants = z.array(z.string()).optional()
const limit = z.object({ years: z.number(), kilometres: z.number().optional() })

const accessory = z.object({
  slug: z.string(),
  name: z.string(),
  category: z.enum(accessoryCategories),
  price: z.number().transform((value): Rupiah => rupiah(value)),
  priceConfidence: confidence,
  /** Whether the maker offers it at all. */
  confidence,
  variants,
  source: z.string(),
})

const warrantyTerm = limit.extend({ variants, driveBattery: limit.optional(), confidence, source: z.string() })

/** What comes with a model or can be had for it: stored beside the model, read by its own page only. */
export const extrasSchema = z.object({ accessories: z.array(accessory), warranty: z.array(warrantyTerm) })

const promises = z.object({ items: z.array(z.string()).nonempty(), confidence, source: z.string() })

/** What the warranty says of every model. */
export const warrantyRulesSchema = z.object({
  starterBattery: z.object({ months: z.number(), kilometres: z.number(), confidence, source: z.string() }),
  exclusions: promises,
  freeService: promises,
})

export type Accessory = z.infer<typeof accessory>
export type WarrantyTerm = z.infer<typeof warrantyTerm>
export type Extras = z.infer<typeof extrasSchema>
export type WarrantyRules = z.infer<typeof warrantyRulesSchema>
