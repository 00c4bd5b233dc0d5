declare const unit: unique symbol

/** Hundredths of a percent, a whole number: 7 % is 700. Negative where something is taken off. */
export type BasisPoints = number & { readonly [unit]: 'basis-points' }

export const whole = 10_000 as BasisPoints

export function basisPoints(value: number): BasisPoints {
  if (!Number.isSafeInteger(value)) throw new RangeError('Basis points are a whole number')
  return value as BasisPoints
}

/** `2.7` percent, as data files say it, becomes 270. */
export const ofPercent = (percent: number): BasisPoints => basisPoints(Math.round(percent * 100))

/** That share of an amount, to the nearest rupiah; integers only, so no sum ever drifts. */
export const share = (amount: number, points: BasisPoints): number => quotient(amount * points, whole)

/** To the nearest multiple of a step, halves upwards. */
export const toNearest = (amount: number, step: number): number => quotient(amount, step) * step

/** A division of integers to the nearest one, halves upwards; the divisor is above zero. */
export function quotient(dividend: number, divisor: number): number {
  const rest = ((dividend % divisor) + divisor) % divisor
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
}
