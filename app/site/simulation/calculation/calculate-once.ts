import { dayFromIso } from '../../../lib/date-parts.ts'
import type { Asked } from './asked.ts'
import { type Calculation, calculate } from './calculate.ts'
import type { CalculatorFacts } from './facts.ts'

type Calculated = { facts: CalculatorFacts; today: string; calculation: Calculation }

const calculations = new WeakMap<Asked, Calculated>()

/**
 * The calculation of an input that does not change. The server needs it for the status of the answer and again for the page;
 * React renders again while the input stays the same.
 */
export function calculateOnce(facts: CalculatorFacts, asked: Asked, today: string): Calculation {
  const known = calculations.get(asked)
  if (known?.facts === facts && known.today === today) return known.calculation
  const calculation = calculate(facts, asked, dayFromIso(today))
  calculations.set(asked, { facts, today, calculation })
  return calculation
}
