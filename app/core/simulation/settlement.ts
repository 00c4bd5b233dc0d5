import { done, type Result, refused } from '../../lib/result.ts'
import { inRupiah, sen } from './arithmetic/sen.ts'
import type { Breakdown } from './breakdown.ts'
import { shareOf } from './charges.ts'

export type SettlementTerms = { penaltyPercent: number }

/** The amount that ends the credit on the day of an instalment; that instalment counts as paid. */
export type Settlement = {
  month: number
  /** Remaining principal. */
  balance: number
  penalty: number
  /** Interest of the current month, which lenders charge too. */
  runningInterest: number
  total: number
  /** The instalments and balloon still to pay. Under murabahah this is the debt (sisa piutang). */
  remaining: number
}

export const settlementRefusals = ['month-outside-credit', 'penalty-outside-range'] as const
export type SettlementRefusal = (typeof settlementRefusals)[number]

type Repaid = Pick<Breakdown, 'schedule' | 'balloon'>

export function settlementAt(breakdown: Repaid, month: number, terms: SettlementTerms): Result<Settlement, SettlementRefusal> {
  if (!breakdown.schedule[month - 1]) return refused('month-outside-credit')
  if (!(terms.penaltyPercent >= 0 && terms.penaltyPercent <= 100)) return refused('penalty-outside-range')
  const settlement = settlementsOf(breakdown, terms)[month - 1]
  return settlement ? done(settlement) : refused('month-outside-credit')
}

/** The settlement of each month. `penaltyPercent` must be from 0 to 100. */
export function settlementsOf({ schedule, balloon }: Repaid, { penaltyPercent }: SettlementTerms): Settlement[] {
  let remaining = exactSen(balloon) + schedule.reduce((sum, { instalment }) => sum + exactSen(instalment), 0n)
  return schedule.map((row, index) => {
    remaining -= exactSen(row.instalment)
    const balance = exactSen(row.balance)
    const penalty = shareOf(balance, penaltyPercent)
    const runningInterest = exactSen(schedule[index + 1]?.interest ?? 0)
    return {
      month: row.month,
      balance: inRupiah(balance),
      penalty: inRupiah(penalty),
      runningInterest: inRupiah(runningInterest),
      total: inRupiah(balance + penalty + runningInterest),
      remaining: inRupiah(remaining),
    }
  })
}

/** Figures of a breakdown have at most two decimals. */
const exactSen = (rupiah: number) => (Number.isInteger(rupiah) ? sen(rupiah) : BigInt(rupiah.toFixed(2).replace('.', '')))
