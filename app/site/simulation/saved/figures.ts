import { provinceOf } from '../../../core/dealers/regions.ts'
import { longDay, readDay } from '../../../lib/day.ts'
import { money } from '../calculation/money.ts'
import { type SavedPayload, simulationOf } from './keep.ts'
import { resultWords as words } from './words.ts'

/** The day of a simulation's figures, as people write it. */
export function savedDay(on: string): string {
  const day = readDay(on)
  return day ? longDay(day) : on
}

/** Where its car is registered. */
export const savedPlace = (province: string): string => provinceOf(province).name

/** A package with the last day it could be had. */
export const savedPackage = ({ name, until }: { name: string; until: string | null }): string =>
  until ? words.packageUntil(name, savedDay(until)) : name

/** What a simulation comes to, in a line. */
export function savedLine(payload: SavedPayload): string {
  const { firstPayment, instalment, instalments } = payload
  if (instalment === null || instalments === null) return words.cash(money(firstPayment))
  const balloon = simulationOf(payload).credit?.breakdown.balloon ?? 0
  return words.credit(money(firstPayment), money(instalment), instalments, balloon > 0 ? money(balloon) : null)
}
