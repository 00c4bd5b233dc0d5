import { provinceOf } from '../../../core/dealers/regions.ts'
import { longDate } from '../../../lib/day.ts'
import { oldCarWords } from '../calculation/old-car/old-car-words.ts'
import type { SavedOldCar, SavedSimulation } from './saved-simulation-schema.ts'
import { resultWords as words } from './words.ts'

/** The day of a simulation's figures, in words. */
export const savedDay = (on: string): string => longDate(on)

/** The province in which the car is registered. */
export const savedPlace = (province: string): string => provinceOf(province).name

/** A package with the last day on which it was available. */
export const savedPackage = ({ name, until }: { name: string; until: string | null }): string =>
  until ? words.packageUntil(name, savedDay(until)) : name

type Dated = Pick<SavedSimulation, 'on' | 'province' | 'oldCar'> & { price: Pick<SavedSimulation['price'], 'listed'> }

/** What the figures were made with, and how long they are valid: only the estimate of an old car ends after some days. */
export function savedLead({ on, province, oldCar, price: { listed } }: Dated): string {
  return [
    words.lead(savedDay(on), savedPlace(province)),
    ...(listed === null ? [] : [words.listed(listed)]),
    ...(oldCar ? [words.oldCarUntil(savedDay(oldCar.until))] : []),
  ].join(' ')
}

/** The traded-in car: `Toyota Avanza 1.5 G CVT, 2022, 50.000 – 75.000 km` */
export const savedOldCar = ({ name, year, kilometres: { from, to } }: SavedOldCar): string =>
  `${name}, ${year}, ${oldCarWords.band(from, to)}`
