import { formatNumber } from '../../../lib/number.ts'
import { money } from '../calculation/money.ts'
import { percentText } from '../calculation/words.ts'
import type { Explanation, FormulaCode } from '../engine/formulas.ts'

type Values = Explanation['values']

const sum = (values: Values, symbol: string): string => money(values[symbol] ?? 0)
const rate = (values: Values, symbol: string): string => percentText(values[symbol] ?? 0)
const years = ({ n = 0 }: Values): string => `${formatNumber(n / 12)} tahun`
const rounded = ({ R = 0 }: Values): string => (R > 1 ? `, dibulatkan ke ${money(R)}` : '')
const lastPayment = ({ B = 0 }: Values, sign: string): string => (B > 0 ? ` ${sign} pembayaran akhir ${money(B)}` : '')

function annuity(values: Values): string {
  const bearing = values.r === undefined ? 'bunga efektif yang setara' : `bunga ${rate(values, 'r')} setahun dari sisa pokok`
  return `Yang dicicil ${sum(values, 'F')} dengan ${bearing}, ${values.n} kali sama besar${lastPayment(values, 'dan')}${rounded(values)}`
}

/** How a figure came about, for whoever reads no formulas. */
const sentences: Record<FormulaCode, (values: Values) => string> = {
  given: () => 'Menurut paket',
  'down-payment-percent': (values) => `${rate(values, 'p')} dari harga ${sum(values, 'OTR')}`,
  principal: (values) => `Harga ${sum(values, 'OTR')} − uang muka ${sum(values, 'D')}`,
  financed: (values) => `Pokok ${sum(values, 'P')} + biaya yang ikut dicicil ${sum(values, 'C')}`,
  'flat-instalment': (values) =>
    `(Yang dicicil ${sum(values, 'F')} + bunga ${rate(values, 'f')} × ${years(values)}${lastPayment(values, '−')}) ÷ ${values.n}${rounded(values)}`,
  'annuity-arrears': annuity,
  'annuity-advance': annuity,
  insurance: () => 'Tarif OJK (SEOJK 6/2017) batas bawah × nilai mobil; rinciannya di Asuransi mobil per tahun',
  'insurance-own-rate': () => 'Tarif paket × nilai mobil; rinciannya di Asuransi mobil per tahun',
  provision: (values) => `${rate(values, 'p')} dari pokok ${sum(values, 'P')}`,
  'credit-life': (values) => `${rate(values, 'p')} dari harga ${sum(values, 'OTR')}`,
  'trade-in': (values) =>
    `Nilai ${sum(values, 'V')}${values.L ? ` − sisa kreditnya ${sum(values, 'L')}` : ''}, paling banyak sebesar bayar pertama`,
  'trade-in-shortfall': (values) => `Sisa kredit ${sum(values, 'L')} − nilai ${sum(values, 'V')}`,
  'first-payment-advance': () => 'Jumlah semua baris di atas',
  'first-payment-arrears': () => 'Jumlah semua baris di atas',
  'interest-total': (values) =>
    `${values.n} × angsuran sebelum dibulatkan ${sum(values, 'A')}${lastPayment(values, '+')} − yang dicicil ${sum(values, 'F')}`,
  'total-advance': (values) =>
    `Bayar pertama ${sum(values, 'TDP')} + ${(values.n ?? 1) - 1} × angsuran ${sum(values, 'A')}${lastPayment(values, '+')}`,
  'total-arrears': (values) =>
    `Bayar pertama ${sum(values, 'TDP')} + ${values.n} × angsuran ${sum(values, 'A')}${lastPayment(values, '+')}`,
  'flat-rate': () => 'Bunga dibagi yang dicicil dan lamanya',
  'effective-arrears': () => 'Bunga dari sisa pokok yang menghasilkan angsuran itu',
  'effective-advance': () => 'Bunga dari sisa pokok yang menghasilkan angsuran itu',
}

export const plainText = ({ formula, values }: Explanation): string => sentences[formula](values)
