import { expect, test } from 'vitest'
import { explain, type FormulaCode, formulas } from '../../../core/simulation/formulas.ts'
import { plainText } from './plain-words.ts'

const told = (formula: FormulaCode, values: Record<string, number>, contract: 'conventional' | 'murabahah' = 'conventional') =>
  plainText(explain(formula, values), contract).replaceAll('\u00a0', ' ')

const loan = { F: 300_000_000, n: 36, f: 5.5, r: 10.25, A: 8_708_333.33, B: 0 }
const ended = { ...loan, B: 120_000_000 }
const inAll = { TDP: 90_000_000, A: 8_709_000, n: 36, B: 0, Z: 0 }

const sentences: [formula: FormulaCode, values: Record<string, number>, sentence: string][] = [
  ['given', { x: 5 }, 'Menurut paket'],
  ['down-payment-percent', { p: 25, OTR: 400_000_000 }, '25 % dari harga Rp 400.000.000'],
  ['principal', { OTR: 400_000_000, D: 100_000_000 }, 'Harga Rp 400.000.000 − uang muka Rp 100.000.000'],
  ['financed', { P: 300_000_000, C: 4_000_000 }, 'Pokok Rp 300.000.000 + biaya yang ikut dicicil Rp 4.000.000'],
  ['flat-instalment', loan, '(Yang dicicil Rp 300.000.000 + bunga 5,5 % × 3 tahun) ÷ 36'],
  ['flat-instalment', ended, '(Yang dicicil Rp 300.000.000 + bunga 5,5 % × 3 tahun − pembayaran akhir Rp 120.000.000) ÷ 36'],
  ['annuity-arrears', loan, 'Yang dicicil Rp 300.000.000 dengan bunga 10,25 % setahun dari sisa pokok, 36 kali sama besar'],
  [
    'annuity-advance',
    ended,
    'Yang dicicil Rp 300.000.000 dengan bunga 10,25 % setahun dari sisa pokok, 36 kali sama besar dan pembayaran akhir Rp 120.000.000',
  ],
  ['provision', { p: 1.5, P: 300_000_000 }, '1,5 % dari pokok Rp 300.000.000'],
  ['credit-life', { p: 0.5, OTR: 400_000_000 }, '0,5 % dari harga Rp 400.000.000'],
  ['trade-in', { V: 90_000_000, L: 0, T: 100_000_000 }, 'Nilai Rp 90.000.000'],
  ['trade-in', { V: 90_000_000, L: 20_000_000, T: 70_000_000 }, 'Nilai Rp 90.000.000 − sisa kreditnya Rp 20.000.000'],
  [
    'trade-in',
    { V: 90_000_000, L: 20_000_000, T: 69_999_999 },
    'Nilai Rp 90.000.000 − sisa kreditnya Rp 20.000.000, dipakai sebesar bayar pertama sebelum mobil lama, Rp 69.999.999',
  ],
  ['trade-in-shortfall', { V: 90_000_000, L: 100_000_000 }, 'Sisa kredit Rp 100.000.000 − nilai Rp 90.000.000'],
  ['first-payment-advance', inAll, 'Jumlah semua baris di atas'],
  ['first-payment-arrears', inAll, 'Jumlah semua baris di atas'],
  ['flat-interest', loan, '5,5 % dari yang dicicil Rp 300.000.000 × 3 tahun'],
  ['flat-interest', { ...loan, n: 42 }, '5,5 % dari yang dicicil Rp 300.000.000 × 3,5 tahun'],
  ['interest-total', loan, '36 × angsuran sebelum dibulatkan Rp 8.708.333,33 − yang dicicil Rp 300.000.000'],
  [
    'interest-total',
    ended,
    '36 × angsuran sebelum dibulatkan Rp 8.708.333,33 + pembayaran akhir Rp 120.000.000 − yang dicicil Rp 300.000.000',
  ],
  ['total-advance', inAll, 'Bayar pertama Rp 90.000.000 + 35 × angsuran Rp 8.709.000'],
  ['total-arrears', inAll, 'Bayar pertama Rp 90.000.000 + 36 × angsuran Rp 8.709.000'],
  [
    'total-advance',
    { ...inAll, B: 120_000_000 },
    'Bayar pertama Rp 90.000.000 + 35 × angsuran Rp 8.709.000 + pembayaran akhir Rp 120.000.000',
  ],
  [
    'total-arrears',
    { ...inAll, Z: -250 },
    'Bayar pertama Rp 90.000.000 + 36 × angsuran Rp 8.709.000 + selisih angsuran terakhir −Rp 250',
  ],
  ['flat-rate', loan, 'Bunga dibagi yang dicicil dan lamanya'],
  ['effective-arrears', loan, 'Bunga dari sisa pokok yang menghasilkan angsuran itu'],
  ['effective-advance', loan, 'Bunga dari sisa pokok yang menghasilkan angsuran itu'],
]

test.each(sentences)('%s of %o in plain words', (formula, values, sentence) => {
  expect(told(formula, values)).toBe(sentence)
})

test('every formula except those with their own table has a sentence above', () => {
  const tested = new Set(sentences.map(([formula]) => formula))
  expect(Object.keys(formulas).filter((formula) => !tested.has(formula as FormulaCode))).toEqual([
    'insurance',
    'insurance-own-rate',
  ])
})

test('for murabahah the sentences say margin instead of interest', () => {
  for (const [formula, values, sentence] of sentences) {
    const margin = sentence.replaceAll('bunga', 'margin').replaceAll('Bunga', 'Margin')
    expect(told(formula, values, 'murabahah')).toBe(margin)
  }
})

test('a premium says whose rate it uses', () => {
  expect(told('insurance', {})).toMatch(/^Tarif OJK \(SEOJK 6\/2017\)/)
  expect(told('insurance-own-rate', {})).toMatch(/^Tarif paket × nilai mobil/)
})

test('rounding is mentioned after the sentence, and only when amounts are rounded', () => {
  const rounded = (R: number, mode: 'up' | 'nearest' | 'down') =>
    plainText(explain('down-payment-percent', { p: 1, OTR: 100_000, R }, mode), 'conventional').replaceAll('\u00a0', ' ')
  expect(rounded(1000, 'up')).toBe('1 % dari harga Rp 100.000, dibulatkan ke atas ke Rp 1.000')
  expect(rounded(1000, 'nearest')).toBe('1 % dari harga Rp 100.000, dibulatkan ke Rp 1.000 terdekat')
  expect(rounded(1000, 'down')).toBe('1 % dari harga Rp 100.000, dibulatkan ke bawah ke Rp 1.000')
  expect(rounded(0, 'up')).toBe('1 % dari harga Rp 100.000')
})

test('a rounded instalment says so', () => {
  const step = { ...loan, R: 1000 }
  for (const formula of ['flat-instalment', 'annuity-arrears', 'annuity-advance'] as const)
    expect(plainText(explain(formula, step, 'up'), 'conventional')).toMatch(/, dibulatkan ke atas ke Rp\s1\.000$/)
})
