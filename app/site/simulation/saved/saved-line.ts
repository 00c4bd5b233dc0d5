import { money } from '../calculation/money.ts'
import type { SavedPayload } from './keep.ts'
import { simulationOf } from './saved-simulation-schema.ts'
import { resultWords as words } from './words.ts'

/** The figures of a simulation in one line. */
export function savedLine(payload: SavedPayload): string {
  const { firstPayment, instalment, instalments } = payload
  if (instalment === null || instalments === null) return words.cash(money(firstPayment))
  const balloon = simulationOf(payload).credit?.breakdown.balloon ?? 0
  return words.credit(money(firstPayment), money(instalment), instalments, balloon > 0 ? money(balloon) : null)
}
