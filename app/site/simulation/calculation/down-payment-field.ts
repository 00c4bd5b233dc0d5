import type { Case } from '../../../core/simulation/case/case-schema.ts'
import type { CreditRules } from '../../../core/simulation/credit-rules/credit-rules.ts'
import { parseRupiah } from '../../../lib/money.ts'
import { formatNumber } from '../../../lib/number.ts'
import { westernDigits } from '../../../lib/typed-text.ts'
import type { Typed } from '../../../ui/form.ts'

/** The slider has whole percents between these. */
export type PercentRange = { least: number; most: number }
const mostPercent = 90

type Rules = Pick<CreditRules, 'usualDownPayment' | 'leastDownPayment'>

export const downPaymentRefusals = ['unreadable', 'too-small', 'not-below-price'] as const
export type DownPaymentRefusal = (typeof downPaymentRefusals)[number]

export type DownPayment = {
  /** The value to calculate with. For refused input: the default. */
  dp: Case['dp']
  refusal: DownPaymentRefusal | null
  /** `22,5%` or an amount, or the text as typed when it cannot be used. */
  said: string
  range: PercentRange
}

/** Reads the typed down payment: `22,5%` or an amount. An empty field means the default. */
export function readDownPayment({ dp = '' }: Typed, price: number, rules: Rules): DownPayment {
  const range = { least: rules.leastDownPayment, most: mostPercent }
  return { ...read(dp, price, rules.usualDownPayment), range }
}

/** Rupiah. A smaller amount is surely a mistake: `75` for 75 million. */
const leastAmount = 100_000

type Read = Omit<DownPayment, 'range'>

function read(text: string, price: number, usual: number): Read {
  const typed = westernDigits(text).trim()
  if (typed === '') return { dp: { percent: usual }, refusal: null, said: `${formatNumber(usual, 2)}%` }
  const share = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|persen|pct)$/i.exec(typed)?.[1]
  return share === undefined ? readAmount(text, price, usual) : readShare(text, Number(share.replace(',', '.')), usual)
}

function readShare(text: string, percent: number, usual: number): Read {
  return percent < 100
    ? { dp: { percent }, refusal: null, said: `${formatNumber(percent, 2)}%` }
    : refusedAs('not-below-price', text, usual)
}

function readAmount(text: string, price: number, usual: number): Read {
  const amount = text.length > 40 ? null : parseRupiah(text)
  if (amount === null) return refusedAs('unreadable', text, usual)
  if (amount >= price) return refusedAs('not-below-price', text, usual)
  if (amount > 0 && amount < leastAmount) return refusedAs('too-small', text, usual)
  return { dp: { amount }, refusal: null, said: String(amount) }
}

const refusedAs = (refusal: DownPaymentRefusal, said: string, usual: number): Read => ({
  dp: { percent: usual },
  refusal,
  said,
})

/** The down payment in percent of the price. */
export function shareOf({ amount, percent = 0 }: Case['dp'], price: number): number {
  return amount === undefined ? percent : (amount / price) * 100
}

/** The whole percent of the slider's range that is closest to the share. */
export function sliderPosition(share: number, { least, most }: PercentRange): number {
  return Math.min(Math.max(Math.round(share), least), most)
}
