import type { Explanation, FormulaCode } from '../../../core/simulation/formulas.ts'
import type { FinancePackage } from '../../../core/simulation/packages/package-schema.ts'
import { formatNumber } from '../../../lib/number.ts'
import { money } from '../calculation/money.ts'
import { percentText, words } from '../calculation/words.ts'
import { resultWords } from './result-words.ts'

type Contract = FinancePackage['contract']
type Told = { values: Explanation['values']; rounds: string; interest: string }
type Values = Told['values']

const sum = (values: Values, symbol: string): string => money(values[symbol] ?? 0)
const exactSum = (values: Values, symbol: string): string => `Rp\u00a0${formatNumber(values[symbol] ?? 0)}`
const rate = (values: Values, symbol: string): string => percentText(values[symbol] ?? 0)
const years = ({ n = 0 }: Values): string => `${formatNumber(n / 12)} tahun`
const lastPayment = ({ B = 0 }: Values, sign: string): string => (B > 0 ? ` ${sign} pembayaran akhir ${money(B)}` : '')
const lastDiffers = ({ Z = 0 }: Values): string => (Z === 0 ? '' : ` + selisih angsuran terakhir ${money(Z)}`)

const annuity = ({ values, rounds, interest }: Told): string =>
  `Yang dicicil ${sum(values, 'F')} dengan ${interest} ${rate(values, 'r')} setahun dari sisa pokok, ${values.n} kali sama besar${lastPayment(values, 'dan')}${rounds}`

const asMuchAsNeeded = ({ interest }: Told): string => `${capital(interest)} dari sisa pokok yang menghasilkan angsuran itu`

/** The used part of the old car's value: not more than the amount to pay. */
function usedOf(values: Values): string {
  const { V = 0, L = 0, T = 0 } = values
  const equity = `Nilai ${sum(values, 'V')}${L > 0 ? ` − sisa kreditnya ${sum(values, 'L')}` : ''}`
  return V - L > T ? `${equity}, dipakai sebesar bayar pertama sebelum mobil lama, ${sum(values, 'T')}` : equity
}

/** How a figure is calculated, for readers who do not read formulas. */
const sentences: Record<FormulaCode, (told: Told) => string> = {
  given: () => resultWords.given,
  'down-payment-percent': ({ values, rounds }) => `${rate(values, 'p')} dari harga ${sum(values, 'OTR')}${rounds}`,
  principal: ({ values }) => `Harga ${sum(values, 'OTR')} − uang muka ${sum(values, 'D')}`,
  financed: ({ values }) => `Pokok ${sum(values, 'P')} + biaya yang ikut dicicil ${sum(values, 'C')}`,
  'flat-instalment': ({ values, rounds, interest }) =>
    `(Yang dicicil ${sum(values, 'F')} + ${interest} ${rate(values, 'f')} × ${years(values)}${lastPayment(values, '−')}) ÷ ${values.n}${rounds}`,
  'annuity-arrears': annuity,
  'annuity-advance': annuity,
  insurance: () => 'Tarif OJK (SEOJK 6/2017) × nilai mobil; rinciannya di Asuransi mobil per tahun',
  'insurance-own-rate': () => 'Tarif paket × nilai mobil; rinciannya di Asuransi mobil per tahun',
  provision: ({ values }) => `${rate(values, 'p')} dari pokok ${sum(values, 'P')}`,
  'credit-life': ({ values }) => `${rate(values, 'p')} dari harga ${sum(values, 'OTR')}`,
  'trade-in': ({ values }) => usedOf(values),
  'trade-in-shortfall': ({ values }) => `Sisa kredit ${sum(values, 'L')} − nilai ${sum(values, 'V')}`,
  'first-payment-advance': () => 'Jumlah semua baris di atas',
  'first-payment-arrears': () => 'Jumlah semua baris di atas',
  'flat-interest': ({ values }) => `${rate(values, 'f')} dari yang dicicil ${sum(values, 'F')} × ${years(values)}`,
  'interest-total': ({ values }) =>
    `${values.n} × angsuran sebelum dibulatkan ${exactSum(values, 'A')}${lastPayment(values, '+')} − yang dicicil ${sum(values, 'F')}`,
  'total-advance': ({ values }) =>
    `Bayar pertama ${sum(values, 'TDP')} + ${(values.n ?? 1) - 1} × angsuran ${sum(values, 'A')}${lastPayment(values, '+')}${lastDiffers(values)}`,
  'total-arrears': ({ values }) =>
    `Bayar pertama ${sum(values, 'TDP')} + ${values.n} × angsuran ${sum(values, 'A')}${lastPayment(values, '+')}${lastDiffers(values)}`,
  'flat-rate': ({ interest }) => `${capital(interest)} dibagi yang dicicil dan lamanya`,
  'effective-arrears': asMuchAsNeeded,
  'effective-advance': asMuchAsNeeded,
}

export function plainText({ formula, values, rounding }: Explanation, contract: Contract): string {
  const rounds = rounding && values.R ? `, ${resultWords.rounded(money(values.R), rounding)}` : ''
  return sentences[formula]({ values, rounds, interest: words.interest(contract).toLowerCase() })
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
