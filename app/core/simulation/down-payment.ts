import { percent, type Ratio, reduced, times, toDecimal, whole } from './arithmetic/ratio.ts'
import { nearest, toRupiah } from './arithmetic/rounding.ts'
import { inRupiah, lesser, type Sen, sen } from './arithmetic/sen.ts'
import type { Case } from './case/case-schema.ts'

/** A down payment told as a percent is rounded to this. */
export const downPaymentStep = sen(1000)

/** The net down payment, what is paid of the price itself. */
export function downPaymentOf(dp: Case['dp'], price: Sen): Sen {
  if (dp.amount !== undefined) return sen(dp.amount)
  // All of it is all of it, also where the price is no round sum.
  if (dp.percent === 100) return price
  const exact = times(whole(price), percent(dp.percent ?? 0))
  return isHalfway(exact) ? toRupiah(exact) : lesser(nearest(exact, downPaymentStep), price)
}

/** Halfway between two thousands neither is nearer and the sum stays: the lender's table of FX-01 has 46.987.500. */
function isHalfway({ numerator, denominator }: Ratio): boolean {
  return (numerator * 2n) % (denominator * downPaymentStep) === 0n && (numerator / denominator) % downPaymentStep !== 0n
}

/** The other way to tell the same down payment, so that each field can follow the other. */
export function downPaymentPercent(amount: number, price: number): number {
  return price === 0 ? 0 : toDecimal(reduced(sen(amount) * 100n, sen(price)))
}

export function downPaymentAmount(percentOfPrice: number, price: number): number {
  return inRupiah(downPaymentOf({ percent: percentOfPrice }, sen(price)))
}
