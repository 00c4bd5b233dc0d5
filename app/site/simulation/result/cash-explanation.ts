import { explain } from '../../../core/simulation/formulas.ts'
import type { CashLine } from '../calculation/cash.ts'
import { money } from '../calculation/money.ts'
import { plainText } from './plain-words.ts'
import { resultWords } from './result-words.ts'

/** The old car's estimated value and its remaining loan. */
export type OldCarSums = { value: number; payoff: number }

/** How a line about the old car is calculated, with the words of the credit. Null for other lines. */
export function cashExplanation({ code, amount }: CashLine, { value: V, payoff: L }: OldCarSums): string | null {
  if (code === 'trade-in-shortfall') return plainText(explain(code, { V, L }), 'conventional')
  if (code !== 'trade-in') return null
  const equity = plainText(explain(code, { V, L, T: V }), 'conventional')
  return -amount < V - L ? resultWords.usedInCash(equity, money(-amount)) : equity
}
