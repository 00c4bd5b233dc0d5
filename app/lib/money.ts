import { formatNumber } from './number.ts'
import { own } from './own.ts'
import { westernDigits } from './typed-text.ts'

declare const unit: unique symbol

/** A whole amount of rupiah, zero or more. */
export type Rupiah = number & { readonly [unit]: 'rupiah' }

export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('An amount of rupiah is a whole number, zero or more')
  return amount as Rupiah
}

const noBreakSpace = '\u00a0'

/** `Rp 75.980.000`, with a no-break space. */
export function formatRupiah(amount: Rupiah): string {
  return `Rp${noBreakSpace}${formatNumber(amount, 0)}`
}

/** `Rp 337,8 juta`, for places that show the exact amount nearby. */
export function formatMillions(amount: Rupiah): string {
  return `Rp${noBreakSpace}${formatNumber(amount / million, 1)}${noBreakSpace}juta`
}

export const million = 1_000_000

const scales: Record<string, number> = {
  rb: 1000,
  ribu: 1000,
  jt: million,
  juta: million,
  m: 1000 * million,
  miliar: 1000 * million,
  milyar: 1000 * million,
}

const part = String.raw`([\d.,\s]*\d)\s*(?:(?:,-|[.,])?\s*)([a-z]+)?`
const spelling = new RegExp(String.raw`^(?:rp|idr)?\.?\s*${part}(?:\s+${part})?\.?$`)
/** Characters. A longer text is no amount, and the time of the regular expressions grows with its square. */
const longestSum = 100
const currency = /\s*(?:rupiah|rp|idr)\.?$/

/**
 * Reads an amount as people write it: `Rp 75.980.000`, `75980000`, `75.980.000,-`, `300 jt`, `1,2 miliar`, `75 jt 500 rb`.
 * Ambiguous text is null: `75.98`, `75.980.00`.
 */
export function parseRupiah(text: string): Rupiah | null {
  if (text.length > longestSum) return null
  const match = spelling.exec(westernDigits(text).trim().toLowerCase().replace(currency, ''))
  if (!match?.[1]) return null
  const [, number, scale, smallerNumber, smallerScale] = match
  const amount = scaled(number, scale)
  if (smallerNumber === undefined) return whole(amount)
  // The second part must have a smaller unit than the first.
  const isSmaller = (own(scales, smallerScale ?? '') ?? Number.NaN) < (own(scales, scale ?? '') ?? Number.NaN)
  return isSmaller ? whole(amount + scaled(smallerNumber, smallerScale)) : null
}

const whole = (amount: number): Rupiah | null => (Number.isSafeInteger(amount) ? rupiah(amount) : null)

function scaled(number: string, scale: string | undefined): number {
  const factor = scale === undefined ? 1 : own(scales, scale)
  return factor === undefined ? Number.NaN : Math.round(readNumber(number.replace(/\s/g, ''), factor > 1) * factor)
}

/** Points and commas before three digits separate groups. A point or comma before one or two digits begins a fraction. */
function readNumber(text: string, mayHaveFraction: boolean): number {
  const fraction = /([.,])(\d{1,2})$/.exec(text)
  const before = fraction ? text.slice(0, fraction.index) : text
  if (!/^\d+$|^\d{1,3}(?:[.,]\d{3})+$/.test(before)) return Number.NaN
  if (!fraction) return Number(before.replace(/[.,]/g, ''))
  const grouping = /[.,]/.exec(before)?.[0]
  // Rupiah have no fractions: only a grouped amount may end in `,00`, with a different sign than its group separator.
  if (mayHaveFraction ? grouping === fraction[1] : grouping === undefined || grouping === fraction[1]) return Number.NaN
  return Number(before.replace(/[.,]/g, '') + (mayHaveFraction ? `.${fraction[2]}` : ''))
}
