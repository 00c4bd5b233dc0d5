import { parseRupiah } from '../../../lib/money.ts'

export const discountRefusals = ['unreadable', 'not-below-price'] as const
export type DiscountRefusal = (typeof discountRefusals)[number]

export type Discount = {
  /** Zero while the input cannot be used. */
  amount: number
  refusal: DiscountRefusal | null
  /** As it was typed. */
  typed: string
}

/** The dealer's discount as the visitor typed it. */
export function readDiscount(typed: string, price: number): Discount {
  if (typed.trim() === '') return { amount: 0, refusal: null, typed: '' }
  const amount = typed.length > 40 ? null : parseRupiah(typed)
  const refusal = amount === null ? 'unreadable' : amount >= price ? 'not-below-price' : null
  return { amount: refusal ? 0 : (amount ?? 0), refusal, typed }
}
