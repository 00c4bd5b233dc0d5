import { provinceOf } from '../../../core/dealers/regions.ts'
import { longDay, readDay } from '../../../lib/day.ts'
import { money } from '../calculation/money.ts'
import type { SavedPayload } from './keep.ts'
import { resultWords as words } from './words.ts'

/** The day of a simulation's figures, as people write it. */
export function savedDay(on: string): string {
  const day = readDay(on)
  return day ? longDay(day) : on
}

/** Where its car is registered. */
export const savedPlace = (province: string): string => provinceOf(province).name

/** What a simulation comes to, in a line. */
export function savedLine({ firstPayment, instalment, instalments }: SavedPayload): string {
  if (instalment === null || instalments === null) return words.cash(money(firstPayment))
  return words.credit(money(firstPayment), money(instalment), instalments)
}
