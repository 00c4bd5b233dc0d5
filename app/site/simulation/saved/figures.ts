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

/** How long the figures are valid: they do not change, but the estimate of an old car is valid for some days only. */
export function savedLead({ on, province, oldCar }: Pick<SavedSimulation, 'on' | 'province' | 'oldCar'>): string {
  const lead = words.lead(savedDay(on), savedPlace(province))
  return oldCar ? `${lead} ${words.oldCarUntil(savedDay(oldCar.until))}` : lead
}

/** The traded-in car: `Toyota Avanza 1.5 G CVT, 2022, 50.000 – 75.000 km` */
export const savedOldCar = ({ name, year, kilometres: { from, to } }: SavedOldCar): string =>
  `${name}, ${year}, ${oldCarWords.band(from, to)}`
