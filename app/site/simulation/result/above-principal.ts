import type { Breakdown } from '../../../core/simulation/breakdown.ts'
import type { FinancePackage } from '../../../core/simulation/packages/package-schema.ts'
import { money } from '../calculation/money.ts'
import { words } from '../calculation/words.ts'
import { resultWords } from './result-words.ts'

type Contract = FinancePackage['contract']
type Sums = Pick<Breakdown, 'interestTotal' | 'roundingTotal'>

const isInterestFree = ({ interestTotal }: Sums) => interestTotal === 0

/** The name of the part of instalments above the principal: interest or margin, and at 0 % only rounding. */
export function abovePrincipal(sums: Sums, contract: Contract): string {
  return isInterestFree(sums) ? resultWords.roundingHead : words.interest(contract)
}

/** A schedule has no column for rounding. This sentence says in which column the rounding is. */
export function roundingInSchedule(sums: Sums, contract: Contract): string | null {
  if (sums.roundingTotal === 0) return null
  const tell = isInterestFree(sums) ? resultWords.roundingAlone : resultWords.roundingIncluded
  return tell(words.interest(contract).toLowerCase(), money(sums.roundingTotal))
}

/** The charge for the month that has started, when a credit is closed early. */
export function runningCharge(sums: Sums): string {
  return isInterestFree(sums) ? resultWords.runningRounding : resultWords.runningInterest
}
