import { jakarta } from '../../../core/simulation/price/province.ts'
import { type DateParts, isoDay } from '../../../lib/date-parts.ts'
import type { Typed } from '../../../ui/form.ts'
import { readWays } from '../calculation/choice.ts'
import { type CalculatorFacts, provinceIn } from '../calculation/facts.ts'
import { affordableModels } from './affordable-models.ts'
import { readSums } from './sums.ts'

export type BudgetFacts = Pick<
  CalculatorFacts,
  'cars' | 'packages' | 'provinces' | 'usedCars' | 'tariff' | 'registrationCosts' | 'creditRules'
>

export type BudgetAnswer = ReturnType<typeof answerBudget>

/** The data of the page for the amounts given so far. Without any amount, no models. */
export function answerBudget(facts: BudgetFacts, typed: Typed, today: DateParts) {
  const sums = readSums(typed, facts.creditRules.incomeShare)
  const { tenor } = readWays(typed)
  const { cars, packages, usedCars, tariff, registrationCosts } = facts
  const province = provinceIn(facts, typed.province)
  const asked = sums.budget &&
    province && { budget: sums.budget, province, tenor, packages, tariff, registrationCosts, on: isoDay(today) }
  return {
    ...sums,
    incomeShare: facts.creditRules.incomeShare,
    tenor,
    provinces: usedCars.places.provinces,
    province: province?.code ?? jakarta,
    models: asked ? affordableModels(cars, asked) : null,
  }
}
