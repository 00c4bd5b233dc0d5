import type { Car } from '../../core/cars/car.ts'
import { type Accessory, type AccessoryCategory, accessoryCategories } from '../../core/cars/extras.ts'
import { type Rupiah, rupiah } from '../../lib/money.ts'

/** An accessory over all models. Accessories of several models with the same slug are one type. */
export type AccessoryType = {
  slug: string
  name: string
  category: AccessoryCategory
  lowest: Rupiah
  highest: Rupiah
  /** True when at least one of the prices is an estimate. */
  estimated: boolean
  models: { slug: string; name: string }[]
}

export type CategoryGroup<Item> = { category: AccessoryCategory; items: Item[] }

type Model = { car: Pick<Car, 'slug' | 'name'>; accessories: readonly Accessory[] }

export function typesOf(models: readonly Model[]): AccessoryType[] {
  const types = new Map<string, AccessoryType>()
  for (const { car, accessories } of models)
    for (const accessory of accessories) types.set(accessory.slug, withModel(types.get(accessory.slug), car, accessory))
  return [...types.values()]
}

function withModel(
  type: AccessoryType | undefined,
  { slug, name }: Model['car'],
  { price, priceConfidence, ...accessory }: Accessory,
): AccessoryType {
  const model = { slug, name }
  const estimated = isEstimate({ priceConfidence })
  if (!type) return { ...pick(accessory), lowest: price, highest: price, estimated, models: [model] }
  return {
    ...type,
    lowest: rupiah(Math.min(type.lowest, price)),
    highest: rupiah(Math.max(type.highest, price)),
    estimated: type.estimated || estimated,
    models: [...type.models, model],
  }
}

const pick = ({ slug, name, category }: Pick<Accessory, 'slug' | 'name' | 'category'>) => ({ slug, name, category })

export const isEstimate = ({ priceConfidence }: Pick<Accessory, 'priceConfidence'>): boolean => priceConfidence === 'low'

/** The items by category, in the usual order of categories, without empty ones. */
export function byCategory<Item extends { category: AccessoryCategory }>(items: readonly Item[]): CategoryGroup<Item>[] {
  return accessoryCategories
    .map((category) => ({ category, items: items.filter((item) => item.category === category) }))
    .filter((group) => group.items.length > 0)
}
