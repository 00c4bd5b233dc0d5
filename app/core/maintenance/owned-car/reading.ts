import { done, type Result, refused } from '../../../lib/result.ts'
import { mostKilometres, readKilometres } from './kilometres.ts'
import { earliestYear, readYear } from './vehicle-year.ts'

/** Why a year or an odometer reading is refused. */
export const readingRefusals = [
  'year-missing',
  'year-not-a-year',
  'year-too-early',
  'year-to-come',
  'kilometres-not-a-number',
  'kilometres-too-many',
] as const
export type ReadingRefusal = (typeof readingRefusals)[number]

type Read<Value> = Result<Value, ReadingRefusal>

export function yearOf(typed: string, thisYear: number): Read<number> {
  if (typed.trim() === '') return refused('year-missing')
  const year = readYear(typed)
  if (year === null) return refused('year-not-a-year')
  if (year < earliestYear) return refused('year-too-early')
  return year > thisYear ? refused('year-to-come') : done(year)
}

/** Optional: the year gives an approximate number of kilometres. */
export function kilometresOf(typed: string): Read<number | null> {
  if (typed.trim() === '') return done(null)
  const kilometres = readKilometres(typed)
  if (kilometres === null) return refused('kilometres-not-a-number')
  return kilometres > mostKilometres ? refused('kilometres-too-many') : done(kilometres)
}
