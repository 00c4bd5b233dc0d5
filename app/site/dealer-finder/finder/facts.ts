import type { SoughtCar } from '../../../core/dealers/dealer-filter.ts'
import type { OtherDay, Week } from '../../../core/dealers/opening-hours.ts'
import type { DealerFact } from '../dealer-fact.ts'

/** `week`: its place in `weeks`, because many dealers share their hours. */
export type ListedDealer = DealerFact & { week: number; otherDays: readonly OtherDay[] }

/** Links of a province, with its code. */
export type ProvinceLink = { code: string; name: string; href: string }

export type CarChoice = SoughtCar & { name: string }

/** Everything the finder needs besides what was asked for: all dealers by name, as plain data. */
export type FinderFacts = {
  dealers: readonly ListedDealer[]
  weeks: readonly Week[]
  /** `2026-12-25`, and what that day is called. */
  holidays: readonly (readonly [date: string, name: string])[]
  cars: readonly CarChoice[]
  provinces: readonly ProvinceLink[]
}
