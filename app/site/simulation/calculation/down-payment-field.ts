import type { Case } from '../../../core/simulation/case/case-schema.ts'
import { usualDownPayment } from '../../../core/simulation/minimum-down-payment.ts'
import { parseRupiah } from '../../../lib/money.ts'
import { westernDigits } from '../../../lib/typed-text.ts'
import type { Typed } from '../../../ui/form.ts'

/** The share slides in whole percents between these. */
export const percentRange = { least: usualDownPayment.leastPercent, most: 90, usual: usualDownPayment.percent }

export const downPaymentRefusals = ['unreadable', 'too-small', 'not-below-price'] as const
export type DownPaymentRefusal = (typeof downPaymentRefusals)[number]

export type DownPayment = {
  /** What is calculated with: of a refused one what is usual. */
  dp: Case['dp']
  refusal: DownPaymentRefusal | null
  /** What was said last, exactly: `22,5%` or a sum, or as it was typed where it cannot be used. */
  said: string
}

/**
 * The down payment of a form with a slider (`dp_persen`) and an exact field (`dp`). Both come with every form, so it
 * also carries how they stood when it was shown (`dp_tadi`, `dp_persen_tadi`) and what had been said (`dp_dasar`):
 * whichever of the two differs was said last, and where neither does, what was said before stands. Where both do,
 * script tells which it was (`terakhir`); a field being typed in keeps its spelling, which is no difference.
 */
export function readDownPayment(typed: Typed, price: number): DownPayment {
  const { dp = '', dp_persen = '', dp_tadi = '', dp_persen_tadi = '', dp_dasar = '', terakhir } = typed
  const exactly = read(dp, price)
  const isTyped = dp !== dp_tadi && exactly.said !== dp_dasar
  const isSlid = dp_persen !== dp_persen_tadi
  if (isTyped && !(isSlid && terakhir === 'dp_persen')) return exactly
  if (isSlid) return read(dp_persen === '' ? '' : `${dp_persen}%`, price)
  return read(dp_dasar, price)
}

/** Less is a slip: `75` for 75 million. */
const leastAmount = 100_000

function read(text: string, price: number): DownPayment {
  const typed = westernDigits(text).trim()
  if (typed === '') return { dp: { percent: percentRange.usual }, refusal: null, said: `${percentRange.usual}%` }
  const share = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|persen|pct)$/i.exec(typed)?.[1]
  return share === undefined ? readAmount(text, price) : readShare(text, Number(share.replace(',', '.')))
}

function readShare(text: string, percent: number): DownPayment {
  return percent < 100 ? { dp: { percent }, refusal: null, said: `${percent}%` } : refusedAs('not-below-price', text)
}

function readAmount(text: string, price: number): DownPayment {
  const amount = text.length > 40 ? null : parseRupiah(text)
  if (amount === null) return refusedAs('unreadable', text)
  if (amount >= price) return refusedAs('not-below-price', text)
  if (amount > 0 && amount < leastAmount) return refusedAs('too-small', text)
  return { dp: { amount }, refusal: null, said: String(amount) }
}

const refusedAs = (refusal: DownPaymentRefusal, said: string): DownPayment => ({
  dp: { percent: percentRange.usual },
  refusal,
  said,
})

/** The share of the price, in percent. */
export function shareOf({ amount, percent = 0 }: Case['dp'], price: number): number {
  return amount === undefined ? percent : (amount / price) * 100
}

/** Where the slider stands: at the whole percent next to it that it can show. */
export function sliderPosition(share: number): number {
  return Math.min(Math.max(Math.round(share), percentRange.least), percentRange.most)
}
