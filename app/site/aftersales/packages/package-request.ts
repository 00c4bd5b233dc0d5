import { type Car, drawnVariant, type Variant } from '../../../core/cars/car.ts'
import type { Maintenance } from '../../../core/maintenance/maintenance-schema.ts'
import { kilometresOf, type readingRefusals } from '../../../core/maintenance/owned-car/reading.ts'
import { firstCovered } from './package-starts.ts'

export const packageFields = ['car', 'kilometres'] as const
export type PackageField = (typeof packageFields)[number]
export type PackageRefusal = 'car-unknown' | (typeof readingRefusals)[number]

/** A variant that packages exist for. `key` names it in the address: `xpander:ultimate-cvt`. */
export type PackageCar = { key: string; car: Car; variant: Variant }

export type PackageRequest = {
  typed: Record<PackageField, string>
  refusals: Partial<Record<PackageField, PackageRefusal>>
  chosen: PackageCar | null
  /** Kilometres of the first covered visit. */
  from: number
}

/** The variants of the models that have packages. */
export function packageCars(cars: readonly Car[], models: readonly string[]): PackageCar[] {
  const named = cars.filter(({ slug }) => models.includes(slug))
  return named.flatMap((car) => car.variants.map((variant) => ({ key: `${car.slug}:${variant.slug}`, car, variant })))
}

/** Reads the address. The packages begin after the free labour ends. */
export function readPackageRequest(
  query: URLSearchParams,
  choices: readonly PackageCar[],
  maintenance: Maintenance,
): PackageRequest {
  const typed = { car: query.get('car')?.trim() ?? '', kilometres: query.get('kilometres')?.trim() ?? '' }
  const chosen = choices.find((choice) => (typed.car === '' ? isUsual(choice) : choice.key === typed.car)) ?? null
  const kilometres = kilometresOf(typed.kilometres)
  return {
    typed,
    refusals: { ...(chosen ? {} : { car: 'car-unknown' }), ...(kilometres.ok ? {} : { kilometres: kilometres.refusal }) },
    chosen,
    from: firstCovered(maintenance, kilometres.ok ? kilometres.value : null),
  }
}

/** The page begins with the best-known variant of the best-known model. */
const isUsual = ({ car, variant }: PackageCar): boolean => car.slug === 'xpander' && variant.slug === drawnVariant(car).slug
