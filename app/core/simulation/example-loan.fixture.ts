import type { Breakdown } from './breakdown.ts'
import type { Case } from './case/case-schema.ts'
import { tariffInFile } from './insurance/tariff-in-file.ts'
import { simulate } from './simulate.ts'

/** A car for 200 million rupiah with a down payment of a fifth, over three years at a flat rate. */
export const exampleLoan: Case = {
  otr: 200_000_000,
  dp: { amount: 40_000_000 },
  tenorMonths: 36,
  rate: { kind: 'flat', percent: 5 },
  firstInstalment: 'arrears',
  fees: { admin: 2_500_000 },
}

/** The breakdown of the example loan with some changes. Throws when the case is refused. */
export function breakdownWith(changes: Partial<Case>): Breakdown {
  const result = simulate({ ...exampleLoan, ...changes }, tariffInFile)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
}
