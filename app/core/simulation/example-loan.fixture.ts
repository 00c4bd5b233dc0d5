import type { Breakdown } from './breakdown.ts'
import type { Case } from './case/case-schema.ts'
import { simulate } from './simulate.ts'

/** For tests: a car of 200 million, a fifth of it paid down, three years at a flat rate. */
export const exampleLoan: Case = {
  otr: 200_000_000,
  dp: { amount: 40_000_000 },
  tenorMonths: 36,
  rate: { kind: 'flat', percent: 5 },
  firstInstalment: 'arrears',
  fees: { admin: 2_500_000 },
}

/** The breakdown of the example loan with some facts changed; throws where they cannot be had together. */
export function breakdownWith(changes: Partial<Case>): Breakdown {
  const result = simulate({ ...exampleLoan, ...changes })
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
}
