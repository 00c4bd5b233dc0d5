import { decimal, over, percent, plus, type Ratio, times, toDecimal, whole, zero } from '../arithmetic/ratio.ts'
import { type Rounding, rounded, roundingOf } from '../arithmetic/rounding.ts'
import { inRupiah, type Sen, sen } from '../arithmetic/sen.ts'
import type { Insurance } from '../case/case-schema.ts'
import type { Extension, FinancedInsurance, VehicleKind, YearCover } from '../case/choices.ts'
import { extensionRate, type Region, rateOf, type Tariff } from './tariff.ts'

/** One policy year. Percents are of the insured sum. The premium is exact; only totals are rounded. */
export type PolicyYear = {
  year: number
  cover: YearCover
  insuredSum: Ratio
  ratePercent: number
  /** Loading for the car's age, in percent of the base premium. */
  loadingPercent: number
  extensionPercent: number
  liabilityPremium: Ratio
  premium: Ratio
  paid: 'cash' | 'financed'
}
export type Premiums = { years: PolicyYear[]; cash: Sen; financed: Sen }

export const noInsurance: Premiums = { years: [], cash: 0n, financed: 0n }

/** Jakarta, Jawa Barat and Banten, where most cars are registered. */
const usualRegion: Region = 2
/** The first tier of third-party liability: for a case without a limit. */
const usualLiability = 25_000_000
/** The regulator sets no rounding. The published example has its premium to the rupiah. */
const usualRounding: Rounding = { unit: 1, mode: 'nearest' }
const usuallyFinanced: FinancedInsurance = 'after-first-year'

export function premiumsOf(insurance: Insurance | undefined, price: Sen, months: number, tariff: Tariff): Premiums {
  if (!insurance) return noInsurance
  const policy = policyOf(insurance, tariff)
  const years = Array.from({ length: Math.ceil(months / 12) }, (_, index) => policyYear(policy, price, index, tariff))
  const chosenRounding = roundingOf(insurance.rounding, usualRounding)
  // Premiums are charged in whole rupiah, also when instalments are not rounded.
  const rounding = chosenRounding.mode === 'none' ? usualRounding : chosenRounding
  const total = (paid: PolicyYear['paid']) =>
    rounded(
      years.filter((each) => each.paid === paid).reduce((sum, { premium }) => plus(sum, premium), zero),
      rounding,
    )
  return { years, cash: total('cash'), financed: total('financed') }
}

type Policy = {
  covers: readonly YearCover[]
  region: Region
  vehicle: VehicleKind
  ratePercent: number | undefined
  shares: readonly number[]
  financed: FinancedInsurance
  extensions: readonly Extension[]
  liability: Ratio
  age: number
}

function policyOf(insurance: Insurance, tariff: Tariff): Policy {
  const { region, named, liability } = chosenExtensions(insurance)
  return {
    covers: coverByYear(insurance.cover ?? 'comprehensive'),
    region,
    vehicle: insurance.vehicle ?? 'passenger',
    ratePercent: insurance.ratePercent,
    shares: insurance.insuredShareByYear ?? tariff.insuredShareByYear.shares,
    financed: insurance.financed ?? usuallyFinanced,
    extensions: named,
    liability: liabilityPremium(liability, tariff),
    age: insurance.vehicleAge ?? 0,
  }
}

/** A repeated extension counts once. Of two liability limits the higher one counts. */
export function chosenExtensions({ extensions: chosen = [], region = usualRegion }: Insurance) {
  const limits = chosen.map((each) => (typeof each === 'object' ? each.liability : each === 'liability' ? usualLiability : 0))
  const named: Extension[] = [...new Set(chosen.filter((each) => typeof each === 'string' && each !== 'liability'))]
  return { region, named, liability: Math.max(0, ...limits) }
}

function coverByYear(cover: NonNullable<Insurance['cover']>): readonly YearCover[] {
  if (cover === 'combination') return ['comprehensive', 'tlo']
  return typeof cover === 'string' ? [cover] : cover
}

/** After the end of a list its last entry is used. */
function inYear<Each>(list: readonly Each[], index: number): Each | undefined {
  return list[Math.min(index, list.length - 1)]
}

function policyYear(policy: Policy, price: Sen, index: number, tariff: Tariff): PolicyYear {
  const cover = inYear(policy.covers, index) ?? 'comprehensive'
  const insuredSum = times(whole(price), decimal(inYear(policy.shares, index) ?? 1))
  const { ratePercent, loadingPercent } = baseRate(policy, insuredSum, cover, index, tariff)
  const extensionPercent = policy.extensions
    .map((each) => decimal(extensionRate(each, cover, policy.region, tariff)))
    .reduce(plus, zero)
  const base = times(percent(ratePercent), plus(whole(1n), percent(loadingPercent)))
  return {
    year: index + 1,
    cover,
    insuredSum,
    ratePercent,
    loadingPercent,
    extensionPercent: toDecimal(extensionPercent),
    liabilityPremium: policy.liability,
    premium: plus(times(insuredSum, plus(base, over(extensionPercent, 100n))), policy.liability),
    paid: policy.financed === 'all' || (policy.financed === 'after-first-year' && index > 0) ? 'financed' : 'cash',
  }
}

/** A custom rate replaces the tariff, including its loading for age. */
function baseRate(policy: Policy, insuredSum: Ratio, cover: YearCover, index: number, tariff: Tariff) {
  if (policy.ratePercent !== undefined) return { ratePercent: policy.ratePercent, loadingPercent: 0 }
  const years = policy.age + index - tariff.ageLoading.aboveAge
  return {
    ratePercent: rateOf({ vehicle: policy.vehicle, sum: ceiling(insuredSum) }, cover, policy.region, tariff),
    loadingPercent: cover === 'comprehensive' && years > 0 ? years * tariff.ageLoading.percentPerYear : 0,
  }
}

/** Rounds up to whole rupiah: an amount above an edge is in the next band. */
function ceiling(amount: Ratio): number {
  return inRupiah(rounded(amount, { unit: 1, mode: 'up' }))
}

/** Each tier has its own percent, for the part of the limit within the tier. */
export function liabilityPremium(limit: number, { liability }: Tariff): Ratio {
  let [premium, from] = [zero, 0]
  for (const { upTo, percent: rate } of liability.tiers) {
    const part = Math.max(0, Math.min(limit, upTo) - from)
    premium = plus(premium, times(whole(sen(part)), percent(rate)))
    from = upTo
  }
  return premium
}
