import { type Car, confidenceIn, drawnVariant, type FactGroup, seatsOf, type Variant } from '~/core/cars/car.ts'
import type { Extras, WarrantyRules } from '~/core/cars/extras.ts'
import { fuelNames } from '~/core/cars/words.ts'
import type { Settings } from '~/core/content/settings.ts'
import { formatNumber } from '~/lib/number.ts'
import { documentTask } from '~/platform/document-task.ts'
import type { DealerList } from '../dealer-list.ts'
import { words } from './words.ts'

/** All facts in a brochure. Plain data, because they are sent to the document process. */
export type Facts = {
  car: Car
  extras: Extras
  warranty: WarrantyRules | null
  dealers: DealerList
  settings: Settings
  /** The address of the model's page, which shows newer facts. */
  address: string
  /** The last change of any of these facts, as `2026-11-28T02:00:00Z`. */
  changedAt: string
}

export const brochureDocument = documentTask<Facts>('brochure')

export type KeyFact = { label: string; value: string; note: string }

/** The facts that buyers ask for first, over all variants. */
export function keyFacts(car: Car): KeyFact[] {
  const spread = (about: FactGroup, read: (variant: Variant) => number, unit: string) =>
    `${between(car.variants.map(read))} ${unit}${isUnsure(car, about) ? ' *' : ''}`
  const drawn = drawnVariant(car)
  return [
    { label: words.seats, value: words.either(eachOnce(car.variants.map((variant) => seatsOf(car, variant)))), note: car.body },
    {
      label: words.power,
      value: spread('engine', ({ engine }) => engine.powerPs, 'PS'),
      note: words.powerNote(between(car.variants.map(({ engine }) => engine.cc)), fuelNames[drawn.fuel]),
    },
    { label: words.clearance, value: spread('clearance', ({ size }) => size.clearance, 'mm'), note: drawn.tyre },
  ]
}

const isUnsure = (car: Car, about: FactGroup): boolean =>
  car.variants.some((variant) => confidenceIn(car, variant, about) === 'low')

const eachOnce = (numbers: readonly number[]): number[] => [...new Set(numbers)].toSorted((one, other) => one - other)

/** `222`, or `212–222` where they differ. */
export function between(numbers: readonly number[]): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)]
  return low === high ? formatNumber(low) : `${formatNumber(low)}–${formatNumber(high)}`
}
