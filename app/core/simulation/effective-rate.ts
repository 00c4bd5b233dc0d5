import { type Fixed, fixed, fixedOne, fixedPower, fixedProduct, fixedQuotient } from './arithmetic/fixed-point.ts'
import { type Ratio, reduced } from './arithmetic/ratio.ts'
import type { FirstInstalment } from './case/choices.ts'
import type { Loan } from './instalment.ts'

/** Newton's method doubles the exact digits with each step: seven steps are enough, unless something is wrong. */
const mostSteps = 60
/** A thousand units of the last decimal. */
const closeEnough = 1000n

/**
 * The monthly rate at which the present value of instalments and balloon equals the financed amount. Zero when they do not
 * even pay back that amount.
 */
export function effectiveMonthlyRate({ financed, balloon, months, firstInstalment }: Loan, instalment: Ratio): Fixed {
  if (financed <= 0n) return 0n
  const paid = fixed({ numerator: instalment.numerator, denominator: instalment.denominator * financed })
  const last = fixed(reduced(balloon, financed))
  // The present value falls and is convex in the rate, and the start rate is too low: every step stays below the solution.
  let rate = (paid * BigInt(months) + last - fixedOne) / BigInt(months)
  if (rate <= closeEnough) return 0n
  for (let step = 0; step < mostSteps; step++) {
    const { worth, slope } = presentWorth(paid, last, months, firstInstalment, rate)
    const further = fixedQuotient(worth - fixedOne, -slope)
    if (further <= closeEnough) return rate
    rate += further
  }
  return rate
}

/** Present value of instalments and balloon at a rate, and its derivative by the rate. */
function presentWorth(paid: Fixed, last: Fixed, months: number, first: FirstInstalment, rate: Fixed) {
  const growth = fixedOne + rate
  const discount = fixedQuotient(fixedOne, fixedPower(growth, months))
  const discountSlope = -fixedQuotient(BigInt(months) * discount, growth)
  const arrears = fixedQuotient(fixedOne - discount, rate)
  const arrearsSlope = fixedQuotient(-discountSlope - arrears, rate)
  const [factor, factorSlope] =
    first === 'advance' ? [fixedProduct(arrears, growth), arrears + fixedProduct(arrearsSlope, growth)] : [arrears, arrearsSlope]
  return {
    worth: fixedProduct(paid, factor) + fixedProduct(last, discount),
    slope: fixedProduct(paid, factorSlope) + fixedProduct(last, discountSlope),
  }
}
