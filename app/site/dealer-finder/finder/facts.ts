import type { SoughtCar } from '../../../core/dealers/dealer-filter.ts'
import type { OtherDay, Week } from '../../../core/dealers/opening-hours.ts'
import type { DealerFact } from '../dealer-fact.ts'

/** `week`: index into `weeks`, because many dealers share the same hours. */
export type ListedDealer = DealerFact & { week: number; otherDays: readonly OtherDay[] }

/** The province's name, its code, and the address of its page. */
export type ProvinceLink = { code: string; name: string; href: string }

export type CarChoice = SoughtCar & { name: string }

/** All data that the finder needs besides the search: all dealers by name, as plain data. */
export type FinderFacts = {
  dealers: readonly ListedDealer[]
  weeks: readonly Week[]
  /** The date, `2026-12-25`, and the holiday's name. */
  holidays: readonly (readonly [date: string, name: string])[]
  cars: readonly CarChoice[]
  provinces: readonly ProvinceLink[]
}
