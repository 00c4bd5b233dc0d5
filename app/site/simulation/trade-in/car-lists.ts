import { toSlug } from '../../../lib/slug.ts'
import { type Transmission, transmissions, type UsedBrand, type UsedCars, type UsedModel, type UsedVariant } from './used-cars.ts'

export type Choice = { slug: string; name: string }
/** A model without a value has only its name. */
export type ModelChoice = Choice & { valued: boolean }

const brandsOf = new WeakMap<UsedCars, Choice[]>()

/** Every calculation lists all brands, so they are listed once. */
export function brandsIn(cars: UsedCars): Choice[] {
  const brands = brandsOf.get(cars) ?? cars.brands.map(choiceOf)
  brandsOf.set(cars, brands)
  return brands
}

export function modelsOf(brand: UsedBrand): ModelChoice[] {
  const valued = brand.models.map((model) => ({ ...choiceOf(model), valued: isValued(model) }))
  const others = brand.notValued.map((name) => ({ ...choiceOf({ name }), valued: false }))
  return [...valued, ...others].toSorted((one, other) => one.name.localeCompare(other.name, 'id'))
}

export const variantsOf = ({ variants }: UsedModel): Choice[] => variants.map(choiceOf)

/** The years in which it was sold, newest first. A variant still on sale includes this year. */
export function yearsOf({ from, until }: UsedVariant, thisYear: number): number[] {
  const last = Math.min(until ?? thisYear, thisYear)
  return Array.from({ length: Math.max(0, last - from + 1) }, (_, back) => last - back)
}

/** The usual gearbox of the variant first. The other one is offered too, because the list may be incomplete. */
export function transmissionsOf({ fuel, transmission }: UsedVariant): Transmission[] {
  const other = transmissions.filter((one) => one !== transmission)
  return fuel === 'petrol' || fuel === 'diesel' ? [transmission, ...other] : [transmission]
}

/** Finds a name in any spelling: `Mitsubishi`, `mitsubishi `, `HRV` for HR-V, `Toyota Avanza` for Avanza. */
export function named<Named extends { name: string }>(all: readonly Named[], spelling: string, before = ''): Named | undefined {
  if (spelling === '' || spelling.length > longest) return undefined
  const wanted = compact(spelling)
  return all.find(({ name }) => compact(name) === wanted || compact(before + name) === wanted)
}

const longest = 80

const compact = (text: string): string => toSlug(text).replaceAll('-', '')

const choiceOf = ({ name }: { name: string }): Choice => ({ slug: toSlug(name), name })

const isValued = ({ variants }: UsedModel): boolean => variants.some(({ reference }) => reference !== null)
