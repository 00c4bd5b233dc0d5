import { budgetStep, type CarWanted } from '../../../core/simulation/budget.ts'
import type { FirstInstalment } from '../../../core/simulation/case/choices.ts'
import { isFlat } from '../../../core/simulation/credit.ts'
import type { Tariff } from '../../../core/simulation/insurance/tariff.ts'
import type { FinancePackage } from '../../../core/simulation/packages/package-schema.ts'
import { type Choices, caseUnder } from '../../../core/simulation/packages/packages.ts'

export type CreditWanted = Omit<Choices, 'dp' | 'firstInstalment'>

/** A range of down payments, in steps from `first` to `last`, in which a package's rate and fees stay the same. */
export type Terms = {
  offered: FinancePackage
  firstInstalment: FirstInstalment
  car: CarWanted
  tariff: Tariff
  first: number
  last: number
}

/** All terms of all packages for a car, small down payments first. */
export function termsFor(packages: readonly FinancePackage[], wanted: CreditWanted, tariff: Tariff): Terms[] {
  return packages
    .flatMap((offered) => waysUnder(offered).flatMap((first) => termsUnder(offered, wanted, first)))
    .map((terms) => ({ ...terms, tariff }))
    .sort((one, other) => one.first - other.first)
}

/** At a flat rate the instalment does not depend on its first date. In arrears less is paid before delivery: only that. */
function waysUnder({ rateKind, firstInstalments }: FinancePackage): FirstInstalment[] {
  return isFlat(rateKind) && firstInstalments.includes('arrears') ? ['arrears'] : firstInstalments
}

function termsUnder(offered: FinancePackage, wanted: CreditWanted, firstInstalment: FirstInstalment): Omit<Terms, 'tariff'>[] {
  const starts = startsOf(offered, wanted)
  const end = stepsUpTo(wanted, 100 - offered.balloonPercent)
  return starts.flatMap((first, place) => {
    const made = caseUnder(offered, { ...wanted, firstInstalment, dp: { amount: first * budgetStep } })
    const last = Math.min((starts[place + 1] ?? end + 1) - 1, end)
    if (!made.ok || last < first) return []
    const { dp: _, ...car } = made.value
    return [{ offered, firstInstalment, car, first, last }]
  })
}

/** The steps where a rate or a fee changes: at a share of the price, or where the principal enters another tier. */
function startsOf({ minimumDownPayment, rates, fees }: FinancePackage, wanted: CreditWanted): number[] {
  const lowestBand = Math.min(...rates.map(({ downPaymentFrom }) => downPaymentFrom))
  const least = stepsFrom(wanted, Math.max(minimumDownPayment, lowestBand))
  const tiers = typeof fees.fiduciary === 'number' ? [] : fees.fiduciary
  const starts = [
    least,
    ...rates.map(({ downPaymentFrom }) => stepsFrom(wanted, downPaymentFrom)),
    ...tiers.flatMap(({ upTo }) => (upTo === null ? [] : [Math.ceil((priceOf(wanted) - upTo) / budgetStep)])),
  ]
  return [...new Set(starts)].filter((step) => step >= least).sort((one, other) => one - other)
}

const priceOf = ({ otr, colourSurcharge = 0 }: Pick<CreditWanted, 'otr' | 'colourSurcharge'>): number => otr + colourSurcharge

/** A share of the price in steps, rounded up or down. Whole hundredths of a percent avoid floating-point errors. */
const stepsFrom = (car: CreditWanted, percent: number) => Math.ceil(shareInSteps(car, percent))
const stepsUpTo = (car: CreditWanted, percent: number) => Math.floor(shareInSteps(car, percent))
const shareInSteps = (car: CreditWanted, percent: number) => (priceOf(car) * Math.round(percent * 100)) / (100 * 100 * budgetStep)
