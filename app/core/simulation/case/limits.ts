import type { Case } from './case-schema.ts'
import type { Field, Refusal, RefusalCode } from './refusal.ts'

/** Rupiah. More than any car on sale here, and small enough that amounts in sen are exact numbers. */
export const mostMoney = 100_000_000_000
/** Rupiah. The regulator's tiers end here; for more, an underwriter decides. */
const mostLiability = 100_000_000
const mostYears = 10

type Limit = { field: Field; value: number | undefined; least: number; most: number; whole?: boolean }

/** All numbers of the case outside the allowed limits. */
export function limitRefusals(theCase: Case): Refusal[] {
  const numbers = [...priceLimits(theCase), ...creditLimits(theCase), ...insuranceLimits(theCase), ...feeLimits(theCase)]
  return [...numbers.flatMap(refusalOf), ...downPaymentRefusals(theCase), ...listRefusals(theCase)]
}

function refusalOf({ field, value, least, most, whole }: Limit): Refusal[] {
  if (value === undefined) return []
  const refuse = (code: RefusalCode, limit?: number): Refusal[] => [{ field, code, ...(limit !== undefined && { limit }) }]
  if (!Number.isFinite(value)) return refuse('not-a-number')
  if (value < 0) return refuse('negative')
  if (value > most) return refuse('too-large', most)
  if (value < least) return refuse('too-small', least)
  return whole && !Number.isInteger(value) ? refuse('not-whole') : []
}

const amount = (field: Field, value: number | undefined, least = 0): Limit => ({
  field,
  value,
  least,
  most: mostMoney,
  whole: true,
})

const share = (field: Field, value: number | undefined, most: number): Limit => ({ field, value, least: 0, most })

function priceLimits({ otr, colourSurcharge, discount, accessories, dp, tradeIn }: Case): Limit[] {
  return [
    amount('otr', otr, 1),
    amount('colourSurcharge', colourSurcharge),
    amount('discount', discount),
    amount('accessories', accessories),
    amount('dp.amount', dp.amount),
    share('dp.percent', dp.percent, 100),
    amount('tradeIn.value', tradeIn?.value),
    amount('tradeIn.payoff', tradeIn?.payoff),
  ]
}

function creditLimits({ tenorMonths, rate, rounding, balloonPercent }: Case): Limit[] {
  return [
    { field: 'tenorMonths', value: tenorMonths, least: 6, most: 12 * mostYears, whole: true },
    share('rate.percent', rate.percent, 100),
    { field: 'rounding.unit', value: rounding?.unit, least: rounding?.mode === 'none' ? 0 : 1, most: 1_000_000, whole: true },
    share('balloonPercent', balloonPercent, 90),
  ]
}

function insuranceLimits({ insurance }: Case): Limit[] {
  const liabilities = insurance?.extensions?.flatMap((each) => (typeof each === 'object' ? [each.liability] : [])) ?? []
  const shares = insurance?.insuredShareByYear ?? []
  return [
    share('insurance.ratePercent', insurance?.ratePercent, 25),
    { field: 'insurance.region', value: insurance?.region, least: 1, most: 3, whole: true },
    { field: 'insurance.vehicleAge', value: insurance?.vehicleAge, least: 0, most: 30, whole: true },
    { field: 'insurance.rounding', value: insurance?.rounding?.unit, least: 1, most: 1_000_000, whole: true },
    ...shares.map((value) => share('insurance.insuredShareByYear', value, 1)),
    ...liabilities.map(
      (value): Limit => ({
        field: 'insurance.extensions',
        value,
        least: 1,
        most: mostLiability,
        whole: true,
      }),
    ),
  ]
}

function feeLimits({ fees }: Case): Limit[] {
  return [
    amount('fees.admin', fees?.admin),
    amount('fees.fiduciary', fees?.fiduciary),
    amount('fees.policy', fees?.policy),
    share('fees.provisionPercent', fees?.provisionPercent, 20),
    share('fees.creditLifePercent', fees?.creditLifePercent, 20),
  ]
}

function downPaymentRefusals({ dp }: Case): Refusal[] {
  const given = [dp.percent, dp.amount].filter((each) => each !== undefined)
  return given.length === 1 ? [] : [{ field: 'dp', code: 'percent-or-amount' }]
}

function listRefusals({ insurance }: Case): Refusal[] {
  const lists = { 'insurance.cover': insurance?.cover, 'insurance.insuredShareByYear': insurance?.insuredShareByYear } as const
  return (Object.keys(lists) as (keyof typeof lists)[]).flatMap((field): Refusal[] => {
    const list = lists[field]
    if (!Array.isArray(list)) return []
    if (list.length === 0) return [{ field, code: 'missing' }]
    return list.length > mostYears ? [{ field, code: 'too-large', limit: mostYears }] : []
  })
}
