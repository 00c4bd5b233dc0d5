import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { htmlFaults } from '../../../../tests/support/html.ts'
import { extensionsOf } from '../../../core/simulation/insurance/extension-premiums.ts'
import { tariffInFile } from '../../../core/simulation/insurance/tariff-in-file.ts'
import { type Choices, compare } from '../../../core/simulation/packages/packages.ts'
import { packagesInFile } from '../../../core/simulation/packages/packages-in-file.ts'
import { money } from '../calculation/money.ts'
import { CreditFigures } from './CreditFigures.tsx'
import type { CreditResult } from './result.ts'

const usual: Choices = {
  otr: 381_900_000,
  colourSurcharge: 1_500_000,
  accessories: 3_250_000,
  discount: 5_000_000,
  dp: { percent: 35 },
  tenorMonths: 36,
  firstInstalment: 'advance',
  cover: 'combination',
  region: 2,
  extensions: ['flood', { liability: 50_000_000 }],
  on: '2026-11-28',
}
const avanza = { value: 100_000_000, payoff: 20_000_000 }

function resultUnder(slug: string, changed: Partial<Choices> = {}): CreditResult {
  const found = compare(packagesInFile, { ...usual, ...changed }, tariffInFile).find(({ offered }) => offered.slug === slug)
  if (!found?.case || !found.outcome.ok) return expect.fail(`${slug} cannot be had`)
  const breakdown = found.outcome.value
  const extensions = extensionsOf(found.case.insurance ?? {}, breakdown.insuranceYears, tariffInFile)
  const made = { extensions, tariffFrom: '2026-01-01', penaltyPercent: 5 }
  return { case: found.case, breakdown, contract: found.offered.contract, ...made }
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const render = (result: CreditResult) => plain(renderToStaticMarkup(<CreditFigures result={result} />))
const textOf = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const rupiah = (amount: number) => plain(money(amount))

/** The last amounts of the rows of a table, and the amount of its foot. */
function addedUp(table: string) {
  const [body = '', foot = ''] = table.split('<tfoot>')
  const sums = (html: string) =>
    [...html.matchAll(/<td[^>]*>(−?)Rp ([\d.]+)</g)].map(
      ([, sign, sum = '']) => Number(sum.replaceAll('.', '')) * (sign ? -1 : 1),
    )
  return { rows: sums(body).reduce((sum, one) => sum + one, 0), total: sums(foot)[0] }
}
const tablesWithFeet = (html: string) =>
  [...html.matchAll(/<table.*?<\/table>/gs)].map(([table]) => table).filter((table) => table.includes('<tfoot>'))

const arrears = { firstInstalment: 'arrears' } as const
const cases: [name: string, result: CreditResult][] = [
  ['a flat credit', resultUnder('standar')],
  ['a flat credit in arrears', resultUnder('standar', arrears)],
  ['a promotion without interest', resultUnder('bunga-ringan', { tenorMonths: 12 })],
  ['an annuity', resultUnder('anuitas', arrears)],
  ['a murabahah', resultUnder('murabahah')],
  ['a credit with a last payment', resultUnder('angsuran-akhir')],
  ['an old car', resultUnder('standar', { tradeIn: avanza })],
  ['an old car worth more than there is to pay', resultUnder('standar', { tradeIn: { value: 400_000_000, payoff: 0 } })],
  [
    'an old car that owes more than it is worth',
    resultUnder('murabahah', { tradeIn: { value: 182_000_000, payoff: 250_000_000 } }),
  ],
]

describe.each(cases)('%s', (_, result) => {
  const html = render(result)

  test('the first payment and the loan are the sums of their lines', () => {
    const [first, financed] = tablesWithFeet(html).map(addedUp)
    expect(first).toEqual({ rows: result.breakdown.tdp, total: result.breakdown.tdp })
    expect(financed).toEqual({ rows: result.breakdown.financed, total: result.breakdown.financed })
  })

  test('has every year of the insurance and every month', () => {
    for (const { insuredSum, premium } of result.breakdown.insuranceYears)
      for (const sum of [insuredSum, premium]) expect(html).toContain(`>${rupiah(sum)}<`)
    for (const { balance } of result.breakdown.schedule) expect(html).toContain(`>${rupiah(balance)}<`)
  })

  test('every table has a caption, and the markup is valid', async () => {
    expect(html.split('<caption')).toHaveLength(html.split('<table').length)
    const page = `<!doctype html><html lang="id"><head><title>Simulasi</title></head><body><main><h1>Simulasi</h1><h2>Hasil</h2>${html}</main></body></html>`
    expect(await htmlFaults(page)).toEqual([])
  })

  test('speaks either of interest or of margin, never of both', () => {
    const [spoken, unspoken] = result.contract === 'murabahah' ? [/margin/i, /bunga/i] : [/bunga/i, /margin/i]
    expect(textOf(html)).toMatch(spoken)
    expect(textOf(html)).not.toMatch(unspoken)
  })
})

test('the colour’s surcharge is between the price and the loan', () => {
  expect(textOf(render(resultUnder('standar')))).toMatch(
    /Harga OTR Rp 381\.900\.000 Tambahan warna Rp 1\.500\.000 Uang muka \(DP\) −Rp/,
  )
  expect(textOf(render(resultUnder('standar', { colourSurcharge: 0 })))).not.toContain('Tambahan warna')
})

test('an instalment is explained in words: loan, interest, months, rounding', () => {
  const { breakdown, ...rest } = resultUnder('standar', { tenorMonths: 60 })
  expect(textOf(render({ breakdown, ...rest }))).toContain(
    `Angsuran per bulan ${rupiah(breakdown.instalment)} (Yang dicicil ${rupiah(breakdown.financed)} + bunga 6,5 % × 5 tahun) ÷ 60, dibulatkan ke atas ke Rp 1.000.`,
  )
})

test('a last payment is shown with its month, and the balance before it is not called zero', () => {
  const result = resultUnder('angsuran-akhir')
  const text = textOf(render(result))
  const balloon = rupiah(result.breakdown.balloon)
  expect(text).toContain(`Pembayaran akhir, bulan ke-36 ${balloon}`)
  expect(text).toContain(`Yang tersisa, ${balloon}, dilunasi dengan pembayaran akhir.`)
  expect(text).toContain(`36 ${balloon} ${balloon}`)
})

test('murabahah has a sale price: down payment and all instalments', () => {
  const result = resultUnder('murabahah')
  const { downPayment, instalment } = result.breakdown
  expect(textOf(render(result))).toContain(`Harga jual ${rupiah(downPayment + 36 * instalment)}`)
  expect(textOf(render(resultUnder('standar')))).not.toContain('Harga jual')
})

test('with an old car, the total says what it does not include', () => {
  expect(textOf(render(resultUnder('standar', { tradeIn: avanza })))).toContain(
    'Belum termasuk Rp 80.000.000 dari mobil lama Anda.',
  )
  expect(textOf(render(resultUnder('standar')))).not.toContain('dari mobil lama')
})

const monthHeads = (html: string) => /Tabel angsuran<\/caption>.*?<\/thead>/s.exec(html)?.[0] ?? ''

test('without interest the schedule has a column of rounding, which adds up to the total rounding', () => {
  const result = resultUnder('bunga-ringan', { tenorMonths: 12 })
  const { schedule, roundingTotal } = result.breakdown
  expect(roundingTotal).toBeGreaterThan(0)
  expect(schedule.reduce((sum, { interest }) => sum + interest, 0)).toBe(roundingTotal)
  const html = render(result)
  expect(monthHeads(html)).toContain('Pembulatan')
  expect(monthHeads(html)).not.toContain('Bunga')
  expect(textOf(html)).toContain(
    `Tanpa bunga. Kolom pembulatan berisi selisih karena angsuran dibulatkan, seluruhnya ${rupiah(roundingTotal)}.`,
  )
  expect(textOf(html)).toContain('sisa pokok, denda, dan pembulatan berjalan.')
})

test.each(cases)('%s says how much of the interest column is rounding', (_, result) => {
  const { interestTotal, roundingTotal } = result.breakdown
  const text = textOf(render(result))
  const note = `sudah memuat pembulatan angsuran, seluruhnya ${rupiah(roundingTotal)}.`
  expect(text.includes(note)).toBe(interestTotal > 0 && roundingTotal !== 0)
})

test('a premium is the insured amount times its rate, plus the liability premium of each year', () => {
  const text = textOf(render(resultUnder('standar')))
  expect(text).toContain('2 TLO (kehilangan total) Rp 345.060.000 0,38 % + 0,075 % perluasan Rp 1.945.023 ikut dicicil')
  expect(text).toContain('Setiap premi termasuk Rp 375.000 untuk tanggung jawab kepada pihak ketiga.')
  expect(345_060_000 * 0.00455 + 375_000).toBeCloseTo(1_945_023)
})
