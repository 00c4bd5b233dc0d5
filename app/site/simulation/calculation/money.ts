import { formatRupiah, type Rupiah } from '../../../lib/money.ts'

/** A sum of the calculation, `−Rp 5.000` where it lowers what is paid; fractions are left out. */
export function money(amount: number): string {
  const whole = Math.round(amount)
  return whole < 0 ? `−${formatRupiah(-whole as Rupiah)}` : formatRupiah(whole as Rupiah)
}
