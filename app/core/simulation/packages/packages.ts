import { done, type Result, refused } from '../../../lib/result.ts'
import { isAbove, percent, reduced } from '../arithmetic/ratio.ts'
import { sen } from '../arithmetic/sen.ts'
import type { Breakdown } from '../breakdown.ts'
import type { Case, Insurance } from '../case/case-schema.ts'
import type { Cover, Extension, FirstInstalment, VehicleKind, YearCover } from '../case/choices.ts'
import { limitRefusals } from '../case/limits.ts'
import type { Refusal } from '../case/refusal.ts'
import { priceOf } from '../credit.ts'
import { downPaymentAmount } from '../down-payment.ts'
import type { Tariff } from '../insurance/tariff.ts'
import { simulate } from '../simulate.ts'
import type { FinancePackage } from './package-schema.ts'

/** The visitor's choices; a package adds the lender's terms. `on`: the day of the calculation, `2026-11-28`. */
export type Choices = Pick<Case, 'otr' | 'colourSurcharge' | 'dp' | 'tenorMonths' | 'discount' | 'accessories' | 'tradeIn'> & {
  firstInstalment: FirstInstalment
  cover: Cover
  /** The cover of each year, for a combination that is comprehensive for more than the first year. */
  coverByYear?: YearCover[]
  region: NonNullable<Insurance['region']>
  extensions?: (Extension | 'liability' | { liability: number })[]
  vehicle?: VehicleKind
  vehicleAge?: number
  on: string
}

/** Why a package is not available for these choices. */
export type Unavailable =
  | { code: 'not-yet-valid'; from: string }
  | { code: 'no-longer-valid'; until: string }
  | { code: 'first-instalment-not-offered' }
  | { code: 'cover-not-offered' }
  | { code: 'down-payment-below-minimum'; percent: number }
  | { code: 'tenor-without-rate'; tenors: number[] }
  | { code: 'case-refused'; refusals: Refusal[] }

/** The case of these choices with a package, or all reasons why it is not available. */
export function caseUnder(offered: FinancePackage, choices: Choices): Result<Case, Unavailable[]> {
  const drafted = draft(offered, choices, 0)
  const refusals = limitRefusals(drafted)
  if (refusals.length > 0) return refused([{ code: 'case-refused', refusals }])
  const share = downPaymentShare(choices)
  const rates = ratesFor(offered, share)
  const rate = rates[choices.tenorMonths]
  const reasons = [...reasonsAgainst(offered, choices, share), ...(rate === undefined ? [withoutRate(rates)] : [])]
  return rate === undefined || reasons.length > 0 ? refused(reasons) : done(draft(offered, choices, rate))
}

export type Comparison = {
  offered: FinancePackage
  /** The calculated case. Null when the package is not available. */
  case: Case | null
  outcome: Result<Breakdown, Unavailable[]>
}

/** The same choices under each package, side by side. */
export function compare(packages: readonly FinancePackage[], choices: Choices, tariff: Tariff): Comparison[] {
  return packages.map((offered) => {
    const made = caseUnder(offered, choices)
    if (!made.ok) return { offered, case: null, outcome: made }
    const worked = simulate(made.value, tariff)
    if (worked.ok) return { offered, case: made.value, outcome: worked }
    return { offered, case: null, outcome: refused([{ code: 'case-refused' as const, refusals: worked.refusal }]) }
  })
}

/** Tenors in months that have a rate for this down payment. */
export function tenorsOf(offered: FinancePackage, choices: Pick<Choices, 'otr' | 'colourSurcharge' | 'dp'>): number[] {
  return tenorsIn(ratesFor(offered, downPaymentShare(choices)))
}

type RatesByTenor = Record<string, number>

const tenorsIn = (rates: RatesByTenor) =>
  Object.keys(rates)
    .map(Number)
    .sort((a, b) => a - b)

const withoutRate = (rates: RatesByTenor): Unavailable => ({ code: 'tenor-without-rate', tenors: tenorsIn(rates) })

/** The down payment as a share of the price. */
function downPaymentShare({ dp, ...car }: Pick<Choices, 'otr' | 'colourSurcharge' | 'dp'>) {
  const price = priceOf(car)
  return dp.amount === undefined ? percent(dp.percent ?? 0) : reduced(sen(dp.amount), price)
}
type Share = ReturnType<typeof downPaymentShare>

/** The rates of the highest band that the down payment reaches. Empty below the lowest band. */
function ratesFor({ rates }: FinancePackage, share: Share): RatesByTenor {
  const reached = rates.filter(({ downPaymentFrom }) => !isAbove(percent(downPaymentFrom), share))
  const band = reached.reduce<(typeof rates)[number] | null>(
    (best, each) => (best === null || each.downPaymentFrom > best.downPaymentFrom ? each : best),
    null,
  )
  return band?.percentByTenor ?? {}
}

function reasonsAgainst(offered: FinancePackage, choices: Choices, share: Share): Unavailable[] {
  const { from, until } = offered.validity
  const minimum = offered.minimumDownPayment
  const reasons: Unavailable[] = []
  if (choices.on < from) reasons.push({ code: 'not-yet-valid', from })
  if (until !== null && choices.on > until) reasons.push({ code: 'no-longer-valid', until })
  if (!offered.firstInstalments.includes(choices.firstInstalment)) reasons.push({ code: 'first-instalment-not-offered' })
  if (!offered.insurance.covers.includes(choices.cover)) reasons.push({ code: 'cover-not-offered' })
  if (isAbove(percent(minimum), share)) reasons.push({ code: 'down-payment-below-minimum', percent: minimum })
  return reasons
}

function draft(offered: FinancePackage, choices: Choices, ratePercent: number): Case {
  const { firstInstalment, cover, coverByYear, region, vehicle, extensions, vehicleAge, on: _, ...chosen } = choices
  const { covers: __, ...insurance } = offered.insurance
  return {
    ...chosen,
    firstInstalment,
    rate: { kind: offered.rateKind, percent: ratePercent },
    rounding: offered.rounding,
    insurance: { ...insurance, cover: coverByYear ?? cover, region, vehicle, extensions, vehicleAge },
    fees: feesOf(offered, choices),
    balloonPercent: offered.balloonPercent,
  }
}

function feesOf({ fees }: FinancePackage, { tenorMonths, ...choices }: Choices): NonNullable<Case['fees']> {
  return {
    admin: fees.admin,
    policy: fees.policy,
    provisionPercent: fees.provisionPercent,
    creditLifePercent: fees.creditLifePercent[tenorMonths] ?? 0,
    fiduciary: fiduciaryFee(fees.fiduciary, principalOf(choices)),
  }
}

function principalOf({ otr, colourSurcharge = 0, dp }: Pick<Choices, 'otr' | 'colourSurcharge' | 'dp'>): number {
  const price = otr + colourSurcharge
  return price - (dp.amount ?? downPaymentAmount(dp.percent ?? 0, price))
}

function fiduciaryFee(fee: FinancePackage['fees']['fiduciary'], principal: number): number {
  if (typeof fee === 'number') return fee
  return fee.find(({ upTo }) => upTo === null || principal <= upTo)?.fee ?? 0
}
