import { z } from 'zod'
import accessoriesFile from '../../../data/accessories.json' with { type: 'json' }
import modelsFile from '../../../data/models.json' with { type: 'json' }
import warrantyFile from '../../../data/warranty.json' with { type: 'json' }
import { type Car, carSchema } from './car-schema.ts'
import type { Extras, WarrantyRules } from './extras.ts'
import { extrasSchema, warrantyRulesSchema } from './extras-schema.ts'

const sources = z.record(z.string(), z.object({ what: z.string(), date: z.string() }))
const modelsSchema = z.object({ sources, cars: z.array(carSchema).nonempty() })
const bySlug = z.record(z.string(), z.array(z.unknown()))

/** The parsed cars from the files, which fill an empty database. */
export const carsInFiles: Car[] = modelsSchema.parse(modelsFile).cars

export const warrantyRulesInFiles: WarrantyRules = warrantyRulesSchema.parse(warrantyFile)

export function extrasInFiles(slug: string): Extras {
  const accessories = bySlug.parse(accessoriesFile.accessories)[slug] ?? []
  const warranty = bySlug.parse(warrantyFile.terms)[slug] ?? []
  return extrasSchema.parse({ accessories, warranty })
}
