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
  /** How certain it is that the maker offers it. */
  confidence,
  variants,
  source: z.string(),
})

const warrantyTerm = limit.extend({ variants, driveBattery: limit.optional(), confidence, source: z.string() })

/** Accessories and warranty of a model: stored apart from the model, read only by the model's own page. */
export const extrasSchema = z.object({ accessories: z.array(accessory), warranty: z.array(warrantyTerm) })

const promises = z.object({ items: z.array(z.string()).nonempty(), confidence, source: z.string() })

/** Warranty rules that apply to every model. */
export const warrantyRulesSchema = z.object({
  starterBattery: z.object({ months: z.number(), kilometres: z.number(), confidence, source: z.string() }),
  exclusions: promises,
  freeService: promises,
})

export type Accessory = z.infer<typeof accessory>
export type WarrantyTerm = z.infer<typeof warrantyTerm>
export type Extras = z.infer<typeof extrasSchema>
export type WarrantyRules = z.infer<typeof warrantyRulesSchema>
