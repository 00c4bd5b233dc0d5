/** An exact fraction with a positive denominator. No amount of money is ever a floating-point fraction. */
export type Ratio = { readonly numerator: bigint; readonly denominator: bigint }

export const zero: Ratio = { numerator: 0n, denominator: 1n }
export const one: Ratio = { numerator: 1n, denominator: 1n }

/** Percentages are never quoted with more decimals than this. */
const decimals = 12
const scale = 10n ** BigInt(decimals)

/** The decimal number as written: 5.85 is 585/100, not the closest binary fraction. */
export function decimal(written: number): Ratio {
  if (Number.isInteger(written)) return whole(BigInt(written))
  const digits = written.toFixed(decimals).replace(/0+$/, '')
  const places = digits.length - digits.indexOf('.') - 1
  return { numerator: BigInt(digits.replace('.', '')), denominator: 10n ** BigInt(places) }
}

/** 5.85 % as a share of one. */
export function percent(written: number): Ratio {
  return over(decimal(written), 100n)
}

export function whole(value: bigint): Ratio {
  return { numerator: value, denominator: 1n }
}

export function plus(a: Ratio, b: Ratio): Ratio {
  if (a.denominator === b.denominator) return { numerator: a.numerator + b.numerator, denominator: a.denominator }
  return { numerator: a.numerator * b.denominator + b.numerator * a.denominator, denominator: a.denominator * b.denominator }
}

export function times(a: Ratio, b: Ratio): Ratio {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator }
}

export function over(a: Ratio, divisor: bigint): Ratio {
  return { numerator: a.numerator, denominator: a.denominator * divisor }
}

export function isAbove(a: Ratio, b: Ratio): boolean {
  return a.numerator * b.denominator > b.numerator * a.denominator
}

export function isSame(a: Ratio, b: Ratio): boolean {
  return a.numerator * b.denominator === b.numerator * a.denominator
}

/** A decimal number for display. Never calculate with it. */
export function toDecimal({ numerator, denominator }: Ratio): number {
  if (numerator % denominator === 0n) return Number(numerator / denominator)
  const scaled = (numerator * scale * 2n + denominator) / (denominator * 2n)
  return Number(`${scaled / scale}.${(scaled % scale).toString().padStart(decimals, '0')}`)
}

export function reduced(numerator: bigint, denominator: bigint): Ratio {
  const divisor = greatestCommonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a < 0n ? -a : a
}
