import { percent, times, whole } from './arithmetic/ratio.ts'
import { toRupiah } from './arithmetic/rounding.ts'
import { type Sen, sen } from './arithmetic/sen.ts'
import type { Case } from './case/case-schema.ts'
import type { Premiums } from './insurance/insurance.ts'

export const itemCodes = [
  'down-payment',
  'first-instalment',
  'insurance',
  'policy',
  'admin',
  'fiduciary',
  'provision',
  'credit-life',
  'accessories',
  'discount',
  'trade-in',
  'trade-in-shortfall',
] as const
export type ItemCode = (typeof itemCodes)[number]

/** A part of the first payment, or a financed charge besides the principal. Negative when it lowers the payment. */
export type Part = { code: ItemCode; amount: Sen; paid: 'cash' | 'financed' }

/** All charges besides the price and its interest. */
export function chargesOf({ fees = {}, accessories = 0 }: Case, price: Sen, principal: Sen, insurance: Premiums): Part[] {
  const paidFor = (fee: 'provision' | 'credit-life') => (fees.financed?.includes(fee) ? 'financed' : 'cash')
  const parts: Part[] = [
    { code: 'insurance', amount: insurance.cash, paid: 'cash' },
    { code: 'insurance', amount: insurance.financed, paid: 'financed' },
    { code: 'policy', amount: sen(fees.policy ?? 0), paid: 'cash' },
    { code: 'admin', amount: sen(fees.admin ?? 0), paid: 'cash' },
    { code: 'fiduciary', amount: sen(fees.fiduciary ?? 0), paid: 'cash' },
    { code: 'provision', amount: shareOf(principal, fees.provisionPercent), paid: paidFor('provision') },
    { code: 'credit-life', amount: shareOf(price, fees.creditLifePercent), paid: paidFor('credit-life') },
    { code: 'accessories', amount: sen(accessories), paid: 'cash' },
  ]
  return parts.filter(({ amount }) => amount > 0n)
}

export function shareOf(sum: Sen, percentage = 0): Sen {
  return toRupiah(times(whole(sum), percent(percentage)))
}

export function sumOf(parts: readonly Part[], paid: Part['paid']): Sen {
  return parts.reduce((sum, each) => (each.paid === paid ? sum + each.amount : sum), 0n)
}
