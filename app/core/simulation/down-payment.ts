import { percent, type Ratio, reduced, times, toDecimal, whole } from './arithmetic/ratio.ts'
import { nearest, toRupiah } from './arithmetic/rounding.ts'
import { inRupiah, lesser, type Sen, sen } from './arithmetic/sen.ts'
import type { Case } from './case/case-schema.ts'

/** A down payment in percent is rounded to this step. */
export const downPaymentStep = sen(1000)

/** The net down payment: the part of the price that is paid directly. */
export function downPaymentOf(dp: Case['dp'], price: Sen): Sen {
  if (dp.amount !== undefined) return sen(dp.amount)
  // 100 % is exactly the price, even when the price is not a multiple of the step.
  if (dp.percent === 100) return price
  const exact = times(whole(price), percent(dp.percent ?? 0))
  return isHalfway(exact) ? toRupiah(exact) : lesser(nearest(exact, downPaymentStep), price)
}

/** True halfway between two steps: then the amount is not rounded. The lender's table of FX-01 has 46.987.500. */
function isHalfway({ numerator, denominator }: Ratio): boolean {
  return (numerator * 2n) % (denominator * downPaymentStep) === 0n && (numerator / denominator) % downPaymentStep !== 0n
}

/** The same down payment in percent, so that both fields of a form agree. */
export function downPaymentPercent(amount: number, price: number): number {
  return price === 0 ? 0 : toDecimal(reduced(sen(amount) * 100n, sen(price)))
}

export function downPaymentAmount(percentOfPrice: number, price: number): number {
  return inRupiah(downPaymentOf({ percent: percentOfPrice }, sen(price)))
}
