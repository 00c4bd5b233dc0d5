import { formatRupiah, type Rupiah } from '../../../lib/money.ts'

/** An amount in whole rupiah: `−Rp 5.000` when it lowers the payment. */
export function money(amount: number): string {
  const whole = Math.round(amount)
  return whole < 0 ? `−${formatRupiah(-whole as Rupiah)}` : formatRupiah(whole as Rupiah)
}
