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

export function settlementAt(
  { schedule, balloon }: Pick<Breakdown, 'schedule' | 'balloon'>,
  month: number,
  { penaltyPercent }: SettlementTerms,
): Result<Settlement, SettlementRefusal> {
  const row = schedule[month - 1]
  if (!row) return refused('month-outside-credit')
  if (!(penaltyPercent >= 0 && penaltyPercent <= 100)) return refused('penalty-outside-range')
  const later = schedule.slice(month)
  const balance = exactSen(row.balance)
  const penalty = shareOf(balance, penaltyPercent)
  const runningInterest = exactSen(later[0]?.interest ?? 0)
  const remaining = later.reduce((sum, each) => sum + exactSen(each.instalment), exactSen(balloon))
  return done({
    month,
    balance: inRupiah(balance),
    penalty: inRupiah(penalty),
    runningInterest: inRupiah(runningInterest),
    total: inRupiah(balance + penalty + runningInterest),
    remaining: inRupiah(remaining),
  })
}

/** Figures of a breakdown have at most two decimals. */
const exactSen = (rupiah: number) => (Number.isInteger(rupiah) ? sen(rupiah) : BigInt(rupiah.toFixed(2).replace('.', '')))
