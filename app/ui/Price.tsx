import { formatRupiah, type Rupiah } from '../lib/money.ts'

type Props = {
  amount: Rupiah
  /** What the amount includes, and where: `OTR DKI Jakarta`. */
  place: string
  /** Since when or for which period it is valid: `berlaku 1 November 2026`. */
  asOf: string
}

/** A price, always with its place and date. */
export function Price({ amount, place, asOf }: Props) {
  return (
    <span className="grid">
      <span className="font-bold text-xl tabular">{formatRupiah(amount)}</span>
      <span className="text-ink-soft text-xs">
        {place}, {asOf}
      </span>
    </span>
  )
}
