import tariff from '../../../data/finance/insurance-tariff.json' with { type: 'json' }
import type { Case } from './case/case-schema.ts'

// A second, very simple implementation of the same rules: exact fractions, month by month. It shares only the shape of a
// case and the regulator's numbers with the engine.

export type Fraction = [over: bigint, under: bigint]

const f = (over: number | bigint, under: number | bigint = 1): Fraction => [BigInt(over), BigInt(under)]
const add = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const subtract = (a: Fraction, [c, d]: Fraction): Fraction => add(a, [-c, d])
const multiply = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const divide = (a: Fraction, [c, d]: Fraction): Fraction => multiply(a, [d, c])

/** A decimal number as written: 2.97 is 297/100. */
export function read(written: number): Fraction {
  const [mantissa = '0', exponent = '0'] = String(written).split('e')
  const [before = '0', after = ''] = mantissa.split('.')
  const value = f(BigInt(before + after), 10n ** BigInt(after.length))
  return Number(exponent) < 0 ? divide(value, f(10n ** BigInt(-Number(exponent)))) : value
}

/** Rounds to `step` hundredths of a rupiah. */
function round([over, under]: Fraction, step: bigint, mode: string): Fraction {
  const steps = over * 100n
  const size = under * step
  const below = steps / size
  const rest = steps - below * size
  const goesUp = mode === 'up' ? rest > 0n : mode === 'down' ? false : rest * 2n >= size
  return [(goesUp ? below + 1n : below) * step, 100n]
}

export const amount = ([over, under]: Fraction): number => Number((over * 1_000_000n) / under) / 1_000_000

export type Naive = {
  downPayment: number
  financed: number
  unrounded: Fraction
  instalment: number
  interest: Fraction
  tdp: number
  balloon: number
}

export function naive(theCase: Case): Naive {
  const price = f(theCase.otr + (theCase.colourSurcharge ?? 0))
  const down = naiveDownPayment(theCase.dp, price)
  const principal = subtract(price, down)
  const premiums = naivePremiums(theCase, price)
  const fee = fees(theCase, price, principal)
  const financed = add(add(principal, premiums.later), fee.later)
  const balloon = round(percentOf(price, theCase.balloonPercent ?? 0), 100n, 'nearest')
  const unrounded = naiveInstalment(theCase, financed, balloon)
  const { unit = 1000, mode = 'up' } = theCase.rounding ?? {}
  const instalment = mode === 'none' ? round(unrounded, 1n, 'nearest') : round(unrounded, BigInt(unit) * 100n, mode)
  const interest = subtract(add(multiply(unrounded, f(theCase.tenorMonths)), balloon), financed)
  const atOnce = theCase.firstInstalment === 'arrears' ? f(0) : instalment
  const gross = [down, atOnce, premiums.now, fee.now, f(theCase.accessories ?? 0)].reduce(add)
  const tdp = afterTradeIn(amount(gross) - (theCase.discount ?? 0), theCase.tradeIn)
  return {
    downPayment: amount(down),
    financed: amount(financed),
    unrounded,
    instalment: amount(instalment),
    interest,
    tdp: Number(tdp.toFixed(2)),
    balloon: amount(balloon),
  }
}

function percentOf(sum: Fraction, percent: number): Fraction {
  return multiply(sum, divide(read(percent), f(100)))
}

function naiveDownPayment(dp: Case['dp'], price: Fraction): Fraction {
  if (dp.amount !== undefined) return f(dp.amount)
  const exact = percentOf(price, dp.percent ?? 0)
  const thousands = divide(exact, f(1000))
  const rest = subtract(thousands, f(thousands[0] / thousands[1]))
  if (rest[0] * 2n === rest[1]) return exact
  const near = round(exact, 100_000n, 'nearest')
  return amount(near) > amount(price) ? price : near
}

function afterTradeIn(due: number, { value = 0, payoff = 0 }: NonNullable<Case['tradeIn']> = {}): number {
  return value >= payoff ? Math.max(0, due - (value - payoff)) : due + (payoff - value)
}

function fees({ fees = {} }: Case, price: Fraction, principal: Fraction) {
  let [now, later] = [f((fees.admin ?? 0) + (fees.fiduciary ?? 0) + (fees.policy ?? 0)), f(0)]
  const variable = {
    provision: percentOf(principal, fees.provisionPercent ?? 0),
    'credit-life': percentOf(price, fees.creditLifePercent ?? 0),
  }
  for (const name of ['provision', 'credit-life'] as const) {
    const fee = round(variable[name], 100n, 'nearest')
    if (fees.financed?.includes(name)) later = add(later, fee)
    else now = add(now, fee)
  }
  return { now, later }
}

/** Flat: adds simple interest month by month. Annuity: the future values of one rupiah a month and of the loan. */
function naiveInstalment({ rate, tenorMonths, firstInstalment }: Case, financed: Fraction, balloon: Fraction): Fraction {
  const monthly = divide(read(rate.percent), f(1200))
  if (rate.kind === 'flat' || rate.kind === 'murabahah-flat') {
    let owed = financed
    const interest = multiply(financed, monthly)
    for (let month = 1; month <= tenorMonths; month++)
      owed = [owed[0] * interest[1] + interest[0] * owed[1], owed[1] * interest[1]]
    return divide(subtract(owed, balloon), f(tenorMonths))
  }
  const { owed, saved } = futureValues(financed, monthly, tenorMonths, firstInstalment !== 'arrears')
  return divide(subtract(owed, balloon), saved)
}

/** The future values of a debt and of one rupiah saved each month, after this many months. */
export function futureValues(debt: Fraction, monthly: Fraction, months: number, atOnce: boolean) {
  const growth = add(f(1), monthly)
  let [owed, saved] = [debt, f(0)]
  for (let month = 1; month <= months; month++) {
    owed = multiply(owed, growth)
    // Keep one denominator, so that growing and adding one are a single step each.
    saved = atOnce
      ? [(saved[0] + saved[1]) * growth[0], saved[1] * growth[1]]
      : [saved[0] * growth[0] + saved[1] * growth[1], saved[1] * growth[1]]
  }
  return { owed, saved }
}

function naivePremiums({ insurance, tenorMonths }: Case, price: Fraction) {
  let [now, later] = [f(0), f(0)]
  if (!insurance) return { now, later }
  for (let year = 1; (year - 1) * 12 < tenorMonths; year++) {
    const premium = naivePremium(insurance, price, year)
    const isLater = insurance.financed === 'all' || ((insurance.financed ?? 'after-first-year') !== 'none' && year > 1)
    if (isLater) later = add(later, premium)
    else now = add(now, premium)
  }
  const { unit = 1, mode = 'nearest' } = insurance.rounding ?? {}
  return { now: round(now, BigInt(unit) * 100n, mode), later: round(later, BigInt(unit) * 100n, mode) }
}

function naivePremium(insurance: NonNullable<Case['insurance']>, price: Fraction, year: number): Fraction {
  const shares = insurance.insuredShareByYear ?? [1, 0.9, 0.8, 0.7]
  const insured = multiply(price, read(shares[year - 1] ?? shares.at(-1) ?? 1))
  const cover = coverIn(insurance.cover ?? 'comprehensive', year)
  const place = (insurance.region ?? 2) - 1
  const band =
    insurance.vehicle === 'pickup'
      ? tariff.pickup
      : tariff.bands.find(({ upTo }) => upTo === null || insured[0] <= BigInt(upTo) * insured[1])
  const own = insurance.ratePercent
  let rate = read(own ?? band?.[cover][place]?.lower ?? Number.NaN)
  const oldYears = (insurance.vehicleAge ?? 0) + year - 1 - 5
  if (own === undefined && cover === 'comprehensive' && oldYears > 0) rate = multiply(rate, f(100 + 5 * oldYears, 100))
  let fixed = f(0)
  for (const each of insurance.extensions ?? []) {
    if (typeof each === 'object') fixed = liability(each.liability)
    else if (each === 'liability') fixed = liability(25_000_000)
    else rate = add(rate, read(tariff.extensions[each][cover][place]?.lower ?? Number.NaN))
  }
  return add(multiply(insured, divide(rate, f(100))), fixed)
}

function coverIn(cover: NonNullable<NonNullable<Case['insurance']>['cover']>, year: number) {
  if (cover === 'combination') return year === 1 ? 'comprehensive' : 'tlo'
  return typeof cover === 'string' ? cover : (cover[year - 1] ?? cover.at(-1) ?? 'comprehensive')
}

/** 1 % of the first 25 million, ½ % of the next 25, ¼ % of the next 50. */
function liability(limit: number): Fraction {
  if (limit <= 25_000_000) return f(limit, 100)
  if (limit <= 50_000_000) return f(25_000_000 * 2 + (limit - 25_000_000), 200)
  return f(25_000_000 * 4 + 25_000_000 * 2 + (limit - 50_000_000), 400)
}
