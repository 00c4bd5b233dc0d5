import { parseRupiah } from '../../../lib/money.ts'
import type { Typed } from '../../../ui/form.ts'
import type { Case } from '../engine/case/case-schema.ts'
import { usualDownPayment } from '../engine/minimum-down-payment.ts'

/** The share slides in whole percents between these. */
export const percentRange = { least: usualDownPayment.leastPercent, most: 90, usual: usualDownPayment.percent }

export const downPaymentRefusals = ['unreadable', 'above-price'] as const
export type DownPaymentRefusal = (typeof downPaymentRefusals)[number]

export type DownPayment = {
  /** Which of the two was said last; the other follows it. */
  basis: 'persen' | 'jumlah'
  dp: Case['dp']
  refusal: DownPaymentRefusal | null
  /** As it was typed, where it cannot be used. */
  typed: string
}

/**
 * The down payment of a form with a slider (`dp_persen`) and an exact field (`dp`). Both come with every form, so it
 * also carries how they stood when it was shown (`dp_tadi`, `dp_persen_tadi`): what differs was said last.
 */
export function readDownPayment(typed: Typed, price: number): DownPayment {
  const { dp = '', dp_persen = '', dp_tadi = '', dp_persen_tadi = '', dp_dasar = '' } = typed
  const usual = { basis: 'persen', dp: { percent: readPercent(dp_persen) }, refusal: null, typed: '' } as const
  if (dp.trim() !== '' && dp !== dp_tadi) return readAmount(dp, price)
  if (dp_persen !== dp_persen_tadi || dp_dasar === 'persen') return usual
  return dp.trim() === '' ? usual : readAmount(dp, price)
}

function readAmount(text: string, price: number): DownPayment {
  const percent = /^\s*(\d{1,2}(?:[.,]\d{1,2})?)\s*%\s*$/.exec(text)?.[1]
  if (percent !== undefined)
    return { basis: 'persen', dp: { percent: readPercent(percent.replace(',', '.')) }, refusal: null, typed: '' }
  const amount = text.length > 40 ? null : parseRupiah(text)
  const refusal = amount === null ? 'unreadable' : amount > price ? 'above-price' : null
  return { basis: 'jumlah', dp: refusal ? { percent: percentRange.usual } : { amount: amount ?? 0 }, refusal, typed: text }
}

function readPercent(text: string): number {
  const { least, most, usual } = percentRange
  const percent = text === '' ? usual : Number(text)
  return Number.isFinite(percent) ? Math.min(Math.max(percent, least), most) : usual
}
