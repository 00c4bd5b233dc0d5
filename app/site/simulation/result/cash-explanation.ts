import { explain } from '../../../core/simulation/formulas.ts'
import type { CashLine } from '../calculation/cash.ts'
import { money } from '../calculation/money.ts'
import { plainText } from './plain-words.ts'
import { resultWords } from './result-words.ts'

/** What the old car is estimated at, and what is still owed for it. */
export type OldCarSums = { value: number; payoff: number }

/** How a line of the old car came about, in a credit's words; null of the others. */
export function cashExplanation({ code, amount }: CashLine, { value: V, payoff: L }: OldCarSums): string | null {
  if (code === 'trade-in-shortfall') return plainText(explain(code, { V, L }), 'conventional')
  if (code !== 'trade-in') return null
  const equity = plainText(explain(code, { V, L, T: V }), 'conventional')
  return -amount < V - L ? resultWords.usedInCash(equity, money(-amount)) : equity
}
