import type { Car } from '../../../core/cars/car.ts'
import type { RetiredModel } from '../../../core/cars/retired.ts'
import type { ReadCar } from '../../../core/maintenance/coming-visits.ts'
import { findOwnedCar, type OwnedCar, variantOf } from '../../../core/maintenance/owned-car/owned-car.ts'
import { kilometresOf, readingRefusals, yearOf } from '../../../core/maintenance/owned-car/reading.ts'

export const planFields = ['vehicle', 'variant', 'year', 'kilometres'] as const
export type PlanField = (typeof planFields)[number]

export const planRefusals = [
  ...readingRefusals,
  'vehicle-missing',
  'vehicle-unknown',
  'variant-unknown',
  'kilometres-missing',
] as const
export type PlanRefusal = (typeof planRefusals)[number]

export type PlanRequest = {
  typed: Record<PlanField, string>
  car: OwnedCar | null
  refusals: Partial<Record<PlanField, PlanRefusal>>
  /** Null until every question has an answer. */
  wanted: ReadCar | null
}

type Facts = { cars: readonly Car[]; retired: readonly RetiredModel[]; thisYear: number }

/** Reads the address. A link may name the car only: missing answers are refused after the form was sent. */
export function readPlanRequest(query: URLSearchParams, { cars, retired, thisYear }: Facts): PlanRequest {
  const typed = Object.fromEntries(planFields.map((name) => [name, query.get(name)?.trim() ?? ''])) as PlanRequest['typed']
  const wasSent = query.has('year') || query.has('kilometres')
  const car = typed.vehicle === '' ? null : findOwnedCar(cars, retired, typed.vehicle)
  const year = yearOf(typed.year, thisYear)
  const kilometres = kilometresOf(typed.kilometres)
  const refusals = present({
    vehicle: car ? null : typed.vehicle === '' ? missing(wasSent, 'vehicle-missing') : 'vehicle-unknown',
    variant: car && typed.variant !== '' && variantOf(car, typed.variant) === null ? 'variant-unknown' : null,
    year: year.ok ? null : year.refusal === 'year-missing' ? missing(wasSent, year.refusal) : year.refusal,
    kilometres: kilometres.ok ? missing(wasSent && kilometres.value === null, 'kilometres-missing') : kilometres.refusal,
  })
  const isComplete = Object.keys(refusals).length === 0 && car !== null && year.ok && kilometres.ok && kilometres.value !== null
  if (!isComplete) return { typed, car, refusals, wanted: null }
  const variant = variantOf(car, typed.variant)
  return { typed, car, refusals, wanted: { model: car.slug, variant, year: year.value, kilometres: kilometres.value ?? 0 } }
}

const missing = <Refusal extends PlanRefusal>(isMissing: boolean, refusal: Refusal): Refusal | null =>
  isMissing ? refusal : null

function present(refusals: Record<PlanField, PlanRefusal | null>): PlanRequest['refusals'] {
  return Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal !== null))
}
