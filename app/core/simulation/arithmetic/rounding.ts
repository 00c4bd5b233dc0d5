import type { Ratio } from './ratio.ts'
import { oneRupiah, type Sen } from './sen.ts'

export const roundingModes = ['up', 'nearest', 'down', 'none'] as const
export type RoundingMode = (typeof roundingModes)[number]

/** `unit` in rupiah. With mode `none`, amounts are rounded to the sen. */
export type Rounding = { readonly unit: number; readonly mode: RoundingMode }

/** The given parts of a rounding, with the usual values for the others. */
export function roundingOf(
  given: { unit?: number | undefined; mode?: RoundingMode | undefined } | undefined,
  usual: Rounding,
): Rounding {
  return { unit: given?.unit ?? usual.unit, mode: given?.mode ?? usual.mode }
}

/** Rounds an amount of sen, zero or more, as a lender does. Half is rounded up. */
export function rounded(amount: Ratio, { unit, mode }: Rounding): Sen {
  return mode === 'none' ? nearest(amount, 1n) : roundings[mode](amount, BigInt(unit) * oneRupiah)
}

export const toRupiah = (amount: Ratio): Sen => nearest(amount, oneRupiah)

/** The unit of amounts in a schedule: whole rupiah, or the sen with mode `none`. */
export const grainOf = ({ mode }: Rounding): Sen => (mode === 'none' ? 1n : oneRupiah)

const roundings = { up, nearest, down }

function down({ numerator, denominator }: Ratio, unit: Sen): Sen {
  return (numerator / (denominator * unit)) * unit
}

function up({ numerator, denominator }: Ratio, unit: Sen): Sen {
  const step = denominator * unit
  return ((numerator + step - 1n) / step) * unit
}

export function nearest({ numerator, denominator }: Ratio, unit: Sen): Sen {
  const step = denominator * unit
  return ((2n * numerator + step) / (2n * step)) * unit
}
