import { expect, test } from 'vitest'
import type { Choices } from '../../../../core/simulation/packages/packages.ts'
import { creditPriceLines, financedLines, firstPaymentLines, totalPaidNotes, untilPaidLines } from './credit-lines.ts'
import { avanza, creditOf, everything, plain, rupiah, usual } from './example-facts.fixture.ts'

const threeYears: Choices = { ...usual, dp: { percent: 35 }, tenorMonths: 36 }
const amountIn = (text: string): number =>
  Number(
    plain(text)
      .replace('−', '-')
      .replace(/Rp |\./g, ''),
  )
const sumOf = (lines: readonly { value: string }[]) => lines.reduce((sum, { value }) => sum + amountIn(value), 0)
const namesOf = (lines: readonly { name: string }[]) => lines.map(({ name }) => plain(name))

test.each([
  ['standar', 'advance'],
  ['standar', 'arrears'],
  ['angsuran-akhir', 'advance'],
  ['angsuran-akhir', 'arrears'],
] as const)('under %s in %s the lines until the end add up to the total', (slug, firstInstalment) => {
  const credit = creditOf({ ...threeYears, firstInstalment }, slug)
  expect(sumOf(untilPaidLines(credit))).toBe(credit.breakdown.totalPaid)
})

test('a last payment has its own line after the instalments', () => {
  const ended = creditOf(threeYears, 'angsuran-akhir')
  expect(untilPaidLines(ended).at(-1)).toMatchObject({
    name: 'Pembayaran akhir',
    notes: ['Dibayar sekaligus sesudah angsuran terakhir.'],
  })
  expect(amountIn(untilPaidLines(ended).at(-1)?.value ?? '')).toBe(ended.breakdown.balloon)
  expect(namesOf(untilPaidLines(creditOf(threeYears)))).toHaveLength(2)
})

test('the formula of the instalment appears once: at the first instalment when that is paid at once', () => {
  const noted = (credit: ReturnType<typeof creditOf>) => untilPaidLines(credit)[1]?.notes?.length
  expect(noted(creditOf(threeYears))).toBe(0)
  expect(noted(creditOf({ ...threeYears, firstInstalment: 'arrears' }))).toBe(1)
})

test('the lines of the first payment and of the loan add up to their totals, with everything that can be chosen', () => {
  const credit = creditOf(everything)
  expect(sumOf(firstPaymentLines(credit))).toBe(credit.breakdown.tdp)
  expect(sumOf(financedLines(credit))).toBe(credit.breakdown.financed)
  expect(namesOf(financedLines(credit))).toContain('Tambahan warna')
  expect(namesOf(financedLines(creditOf({ ...everything, colourSurcharge: 0 })))).not.toContain('Tambahan warna')
})

test('the old car says what its value pays for', () => {
  const notesOf = (tradeIn: Choices['tradeIn']) => {
    const line = firstPaymentLines(creditOf({ ...threeYears, tradeIn })).find(({ name }) => name.includes('obil lama'))
    return plain(line?.notes?.at(-1) ?? '')
  }
  const { downPayment, tdpBeforeDeductions } = creditOf(threeYears).breakdown
  const charges = rupiah(tdpBeforeDeductions - downPayment)
  expect(notesOf({ value: 90_000_000, payoff: 20_000_000 })).toBe('Rp 70.000.000 untuk uang muka.')
  expect(notesOf({ value: downPayment + 1_000_000, payoff: 0 })).toBe(
    `${rupiah(downPayment)} untuk uang muka, Rp 1.000.000 untuk biaya lain.`,
  )
  expect(notesOf({ value: tdpBeforeDeductions + 3_000_000, payoff: 0 })).toMatch(
    new RegExp(`^${rupiah(downPayment)} untuk uang muka, ${charges} untuk biaya lain\\. .*Rp 3\\.000\\.000`),
  )
})

test('the total says which part of an old car it does not include', () => {
  expect(totalPaidNotes(creditOf(threeYears))).toHaveLength(1)
  const notes = totalPaidNotes(creditOf({ ...threeYears, tradeIn: avanza })).map(plain)
  const { tradeIn } = creditOf({ ...threeYears, tradeIn: avanza }).breakdown
  expect(notes[1]).toBe(`Belum termasuk ${rupiah(tradeIn.towardsDownPayment + tradeIn.towardsCharges)} dari mobil lama Anda.`)
})

test('the cost of the credit names a rounding if there is one, and for murabahah the margin', () => {
  const credit = creditOf(threeYears)
  expect(namesOf(creditPriceLines(credit))).toEqual([
    'Bunga',
    'Pembulatan angsuran',
    'Bunga flat per tahun',
    'Bunga efektif per tahun',
  ])
  const exact = { ...credit, breakdown: { ...credit.breakdown, roundingTotal: 0 } }
  expect(namesOf(creditPriceLines(exact))).not.toContain('Pembulatan angsuran')
  expect(namesOf(creditPriceLines(creditOf(threeYears, 'murabahah')))[0]).toBe('Margin')
})

test('a premium says how much its extensions cost, for the years that are paid the same way', () => {
  const insuranceNote = (lines: ReturnType<typeof financedLines>) =>
    plain(lines.find(({ name }) => name.startsWith('Asuransi'))?.notes?.[1] ?? '')
  const credit = creditOf(everything)
  const [cash, financed] = [firstPaymentLines(credit), financedLines(credit)].map(insuranceNote)
  expect(cash).toMatch(/^Termasuk perluasan Rp [\d.]+; rinciannya di Asuransi mobil per tahun\.$/)
  expect(financed).toMatch(/^Termasuk perluasan Rp [\d.]+; rinciannya/)
  expect(amountIn(/Rp [\d.]+/.exec(financed ?? '')?.[0] ?? '')).toBeGreaterThan(amountIn(/Rp [\d.]+/.exec(cash ?? '')?.[0] ?? ''))
  expect([firstPaymentLines(creditOf(usual)), financedLines(creditOf(usual))].map(insuranceNote)).toEqual(['', ''])
})
