import type { Ratio } from './ratio.ts'

/** A number times 2^192, about fifty-seven decimals: for rates that are found by approximation. */
export type Fixed = bigint

const bits = 192n
export const fixedOne: Fixed = 1n << bits

export const fixed = ({ numerator, denominator }: Ratio): Fixed => (numerator << bits) / denominator

export const fixedProduct = (a: Fixed, b: Fixed): Fixed => (a * b) >> bits

export const fixedQuotient = (a: Fixed, b: Fixed): Fixed => (a << bits) / b

export const asRatio = (value: Fixed): Ratio => ({ numerator: value, denominator: fixedOne })

export function fixedPower(base: Fixed, exponent: number): Fixed {
  let [result, square] = [fixedOne, base]
  for (let left = exponent; left > 0; left >>= 1) {
    if (left & 1) result = fixedProduct(result, square)
    square = fixedProduct(square, square)
  }
  return result
}
