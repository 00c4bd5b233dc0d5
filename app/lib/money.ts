declare const unit: unique symbol

/** A whole amount of rupiah, zero or more. */
export type Rupiah = number & { readonly [unit]: 'rupiah' }

export function rupiah(amount: number): Rupiah {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError('An amount of rupiah is a whole number, zero or more')
  return amount as Rupiah
}

const grouped = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 0 })
const noBreakSpace = '\u00a0'

/** `Rp 75.980.000`, never broken between the sign and the number. */
export function formatRupiah(amount: Rupiah): string {
  return `Rp${noBreakSpace}${grouped.format(amount)}`
}

const inMillions = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 1 })

/** `Rp 337,8 juta`, for places where the exact sum stands nearby. */
export function formatMillions(amount: Rupiah): string {
  return `Rp${noBreakSpace}${inMillions.format(amount / million)}${noBreakSpace}juta`
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

const spelling = /^(?:rp|idr)?\.?\s*([\d.,\s]*\d)\s*(?:,-)?\s*([a-z]+)?$/

/** Reads a sum as people write it: `Rp 75.980.000`, `75980000`, `75.980.000,-`, `300 jt`, `1,2 miliar`. */
export function parseRupiah(text: string): Rupiah | null {
  const match = spelling.exec(text.trim().toLowerCase())
  if (!match?.[1]) return null
  const scale = match[2] === undefined ? 1 : scales[match[2]]
  if (scale === undefined) return null
  const amount = Math.round(readNumber(match[1].replace(/\s/g, ''), scale > 1) * scale)
  return Number.isSafeInteger(amount) ? rupiah(amount) : null
}

/** Points and commas before three digits group; the last one before one or two digits begins a fraction. */
function readNumber(text: string, mayHaveFraction: boolean): number {
  const fraction = /[.,](\d{1,2})$/.exec(text)
  const whole = fraction ? text.slice(0, fraction.index) : text
  if (!/^\d+$|^\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return Number.NaN
  const decimals = fraction && mayHaveFraction ? `.${fraction[1]}` : ''
  return Number(whole.replace(/[.,]/g, '') + decimals)
}
