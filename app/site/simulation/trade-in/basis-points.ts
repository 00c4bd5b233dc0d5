declare const unit: unique symbol

/** Hundredths of a percent, a whole number: 7 % is 700. Negative for a deduction. */
export type BasisPoints = number & { readonly [unit]: 'basis-points' }

export const whole = 10_000 as BasisPoints

export function basisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value)) throw new RangeError('Basis points are a whole number')
  return value as BasisPoints
}

/** Converts percent as in data files: `2.7` becomes 270. */
export const ofPercent = (percent: number): BasisPoints => basisPoints(Math.round(percent * 100))

/** That share of an amount, rounded to the nearest rupiah. Only integers, so no rounding errors add up. */
export const share = (amount: number, points: BasisPoints): number => quotient(amount * points, whole)

/** The nearest multiple of a step. Halves are rounded up. */
export const toNearest = (amount: number, step: number): number => quotient(amount, step) * step

/** Divides integers and rounds to the nearest integer, halves up. The divisor must be positive. */
export function quotient(dividend: number, divisor: number): number {
  const rest = ((dividend % divisor) + divisor) % divisor
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
}
