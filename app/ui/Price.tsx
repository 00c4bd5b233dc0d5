import { formatRupiah, type Rupiah } from '../lib/money.ts'

type Props = {
  amount: Rupiah
  /** What the amount holds for: `OTR DKI Jakarta`. */
  place: string
  /** Since when or in which period: `berlaku 1 November 2026`. */
  asOf: string
}

/** No price without its place and date. */
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
