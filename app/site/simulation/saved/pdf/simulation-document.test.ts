import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { carsInFiles } from '~/core/cars/catalogue-files.server.ts'
import { formatNumber } from '~/lib/number.ts'
import { type ReadPdf, readPdf, unreadTexts } from '../../../../../tests/support/pdf.ts'
import type { Case } from '../../../../core/simulation/case/case-schema.ts'
import { tariffInFile } from '../../../../core/simulation/insurance/tariff-in-file.ts'
import type { Choices } from '../../../../core/simulation/packages/packages.ts'
import { packagesInFile } from '../../../../core/simulation/packages/packages-in-file.ts'
import { settlementAt } from '../../../../core/simulation/settlement.ts'
import { simulate } from '../../../../core/simulation/simulate.ts'
import { itemNames } from '../../calculation/words.ts'
import {
  avanza,
  creditOf,
  creditUnder,
  everything,
  factsOf,
  make,
  plain,
  rupiah,
  saved,
  usual,
  white,
} from './example-facts.fixture.ts'
import { makeSimulationDocument } from './make-simulation-document.server.ts'

const mostBytes = 200 * 1024
const whole = (amount: number) => formatNumber(Math.round(amount))

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const complaints = vi.spyOn(console, 'warn')
afterAll(() => complaints.mockRestore())

describe('the usual credit', () => {
  const credit = creditOf(usual)
  const { breakdown } = credit
  let bytes: Buffer
  let file: ReadPdf
  let all: string
  beforeAll(async () => {
    complaints.mockClear()
    bytes = await make(usual, credit)
    file = await readPdf(bytes)
    all = plain(file.texts.join(' '))
  })

  test('has one page of figures, one of years and two of months', () => {
    expect(file.pages).toHaveLength(4)
    expect(complaints).not.toHaveBeenCalled()
  })

  test('has the car, the date and the place', () => {
    const first = plain(file.texts[0] ?? '')
    for (const text of ['Simulasi kredit XFORCE Ultimate', 'Nomor S7K4-29QX', 'Sabtu, 28 November 2026', 'DKI Jakarta'])
      expect(first).toContain(text)
    expect(first).toContain(`Bayar pertama ${rupiah(breakdown.tdp)}`)
    expect(first).toContain(`Angsuran per bulan ${rupiah(breakdown.instalment)} × 60 bulan`)
  })

  test('the printed parts of the first payment add up to it', () => {
    const first = plain(file.texts[0] ?? '')
    const table = /Bayar pertama Uang muka .*?Jumlah semua baris di atas\. Rp [\d.]+/.exec(first)?.[0] ?? ''
    const amounts = (table.match(/−?Rp [\d.]+/g) ?? []).map((text) => Number(text.replace('−', '-').replace(/Rp |\./g, '')))
    const total = amounts.pop()
    expect(amounts.length).toBe(breakdown.items.filter(({ paid }) => paid === 'cash').length)
    expect(total).toBe(breakdown.tdp)
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
  })

  test('every part has its name, its formula and its source', () => {
    for (const { code, amount } of breakdown.items) {
      expect(all).toContain(itemNames[code])
      expect(all).toContain(rupiah(amount))
    }
    expect(all).toContain('D = p × OTR, dengan p = 25 %, OTR = 416.400.000 (tabel pemberi kredit)')
    expect(all).toContain('Tarif OJK (SEOJK 6/2017)')
    expect(all).toContain('Tabel pemberi kredit: tabel angsuran yang diterbitkan')
  })

  test('shows the cost of the credit until its end', () => {
    const { financed, interestTotal, totalPaid, flatPercent, effectivePercent } = breakdown
    for (const amount of [financed, interestTotal, totalPaid]) expect(all).toContain(rupiah(amount))
    for (const percent of [flatPercent, effectivePercent])
      expect(all).toContain(`${formatNumber(Math.round(percent * 100) / 100)} %`)
  })

  test('has every year of the insurance and of early settlement', () => {
    for (const { insuredSum, premium } of breakdown.insuranceYears) {
      expect(all).toContain(rupiah(insuredSum))
      expect(all).toContain(rupiah(premium))
    }
    for (const month of [12, 24, 36, 48]) {
      const settlement = settlementAt(breakdown, month, { penaltyPercent: 5 })
      if (!settlement.ok) expect.fail()
      const { balance, penalty, runningInterest, total, remaining } = settlement.value
      expect(all).toContain(`${month} ${[balance, penalty, runningInterest, total, remaining].map(rupiah).join(' ')}`)
    }
  })

  test('has every month of the schedule, and headings on each of its pages', () => {
    for (const { month, instalment, interest, principal, balance } of breakdown.schedule)
      expect(all).toContain(`${month} ${[instalment, interest, principal, balance].map(whole).join(' ')}`)
    for (const text of file.texts.slice(2)) expect(text).toContain('Bulan Angsuran per bulan Bunga Pokok Sisa pokok')
  })

  test('ends with what the figures do not promise, and with the address for newer figures', async () => {
    expect(file.texts.at(-1)).toContain('Simulasi, bukan penawaran')
    expect(file.texts.at(-1)).toContain('Demonstrasi dengan data contoh')
    const links = (await Promise.all(file.pages.map((page) => page.getAnnotations()))).flat()
    expect(links.map(({ url }) => url)).toEqual(['https://situs.example/simulasi-kredit?vehicle=xforce&dp=25%25'])
  })

  test('states its title and language', async () => {
    const { info } = (await file.file.getMetadata()) as { info: Record<string, unknown> }
    expect(info).toMatchObject({
      Title: 'Simulasi kredit XFORCE Ultimate',
      Author: 'Mitsubishi Motors Indonesia',
      Language: 'id',
    })
    expect(Object.fromEntries((await file.file.getMarkInfo()) as unknown as Map<string, boolean>)).toMatchObject({ Marked: true })
  })

  test('every text is in the structure for screen readers or marked as decoration', async () => {
    expect(await unreadTexts(file)).toEqual([])
  })

  test('the structure has headings, tables with headings, and named figures', async () => {
    const trees = JSON.stringify(await Promise.all(file.pages.map((page) => page.getStructTree())))
    for (const role of 'Document H1 H2 H3 P Sect Table TR TH TD L LI LBody Figure Link'.split(' '))
      expect(trees).toContain(`"role":"${role}"`)
    expect(plain(trees)).toContain(`XFORCE dari samping, warna ${white.name}`)
    expect(plain(trees)).toContain(`Sisa pokok turun dari ${rupiah(breakdown.financed)} menjadi Rp 0 dalam 60 bulan.`)
  })

  test('for screen readers the schedule is one table with one row of headings', async () => {
    const tree = JSON.stringify(await file.pages[3]?.getStructTree())
    const [columns, months, sums] = [5, 60, 1]
    expect(tree.split('"role":"Table"')).toHaveLength(2)
    expect(tree.split('"role":"TH"')).toHaveLength(columns + months + sums + 1)
  })

  test('the same facts give the same bytes', async () => {
    expect(bytes.equals(await make(usual, credit))).toBe(true)
  })
})

const oldCars = [avanza, { value: 587_250_000, payoff: 20_000_000 }, { value: 87_250_000, payoff: 120_000_000 }]
const fullest = packagesInFile.flatMap(({ slug }) => oldCars.map((tradeIn) => ({ slug, tradeIn, worth: tradeIn.value })))

test.each(fullest)('package $slug fits on its pages with its longest credits and an old car worth $worth', async (full) => {
  const { slug, tradeIn } = full
  complaints.mockClear()
  const longest = (['advance', 'arrears'] as const).flatMap((firstInstalment) => {
    const offered = [84, 72, 60, 48, 36, 24, 12].flatMap((tenorMonths) => {
      const choices: Choices = { ...everything, tradeIn, firstInstalment, tenorMonths, cover: 'combination', dp: { percent: 35 } }
      const credit = creditUnder(slug, choices)
      return credit ? [{ choices, credit }] : []
    })
    return offered.slice(0, 1)
  })
  expect(longest, 'the package cannot be had').not.toEqual([])
  for (const { choices, credit } of longest) {
    const bytes = await make(choices, credit)
    expect((await readPdf(bytes)).pages).toHaveLength(4)
    expect(bytes.length).toBeLessThanOrEqual(mostBytes)
  }
  expect(complaints).not.toHaveBeenCalled()
})

test('eighty-four months with everything that can be chosen fit on four pages and in 200 KB', async () => {
  const credit = creditOf(everything)
  const bytes = await make(everything, credit)
  const { texts, pages } = await readPdf(bytes)
  const all = plain(texts.join(' '))
  expect(pages).toHaveLength(4)
  expect(bytes.length).toBeLessThanOrEqual(mostBytes)
  const last = credit.breakdown.schedule.at(-1) ?? expect.fail()
  expect(all).toContain(`84 ${[last.instalment, last.interest, last.principal, last.balance].map(whole).join(' ')}`)
  for (const { amount } of credit.breakdown.items) expect(all).toContain(rupiah(amount))
  for (const text of ['banjir dan angin topan', 'pihak ketiga', '5 % umur']) expect(all).toContain(text)
  expect(all).toContain(`Nilainya lebih ${rupiah(credit.breakdown.tradeIn.surplus)}`)
})

test('a credit of one year has three pages', async () => {
  const choices: Choices = { ...usual, tenorMonths: 12 }
  const { pages, texts } = await readPdf(await make(choices, creditOf(choices)))
  expect(pages).toHaveLength(3)
  expect(texts.join(' ')).not.toContain('Lunas dipercepat')
})

test('murabahah has a margin, and the remaining debt is the whole claim', async () => {
  const choices: Choices = { ...usual, tenorMonths: 48 }
  const credit = creditOf(choices, 'murabahah')
  const { texts } = await readPdf(await make(choices, credit))
  const all = plain(texts.join(' '))
  const settlement = settlementAt(credit.breakdown, 24, { penaltyPercent: 5 })
  if (!settlement.ok) expect.fail()
  expect(all).toContain(`24 ${rupiah(settlement.value.balance)} ${rupiah(settlement.value.remaining)}`)
  expect(all).toContain('Margin efektif per tahun')
  expect(all).not.toMatch(/Bunga (flat|efektif|berjalan)/)
})

test('cash has one page with the lines to pay', async () => {
  const choices: Choices = { ...usual, accessories: 2_000_000, discount: 3_000_000, tradeIn: avanza }
  const simulation = saved(choices, null)
  const { pages, texts, file } = await readPdf(await makeSimulationDocument(factsOf(simulation)))
  const all = plain(texts.join(' '))
  expect(pages).toHaveLength(1)
  expect((await file.getMetadata()).info).toMatchObject({ Title: 'Simulasi pembayaran tunai XFORCE Ultimate' })
  for (const { amount } of simulation.cash.lines) expect(all).toContain(rupiah(amount))
  expect(all).toContain(`Yang dibayar ${rupiah(simulation.cash.total)}`)
  expect(all).not.toMatch(/angsuran|bunga/i)
})

test('without a chosen colour it says which colour is drawn', async () => {
  const { texts } = await readPdf(await makeSimulationDocument({ ...factsOf(saved(usual, null)), colour: null }))
  expect(texts[0]).toContain('Warna belum dipilih; digambar dengan')
})

test.each(carsInFiles)('a full page of figures has space for $name and its longest name', async (car) => {
  const [longest = ''] = car.variants.map(({ name }) => name).toSorted((one, other) => other.length - one.length)
  const facts = { ...factsOf(saved(everything, creditOf(everything))), carName: `${car.name} ${longest}`, car, colour: null }
  const { texts, pages } = await readPdf(await makeSimulationDocument(facts))
  expect(pages).toHaveLength(4)
  expect(texts[0]).toContain(`Simulasi kredit ${car.name} ${longest}`)
})

test('for a model that has left the catalogue it has the figures without a drawing', async () => {
  const facts = { ...factsOf(saved(usual, creditOf(usual))), carName: 'Delica', car: null, colour: null }
  const { texts } = await readPdf(await makeSimulationDocument(facts))
  expect(texts[0]).toContain('Simulasi kredit Delica')
  expect(texts[0]).not.toContain('Delica dilihat')
})

test('the maker’s own installation does not mention samples', async () => {
  const facts = factsOf(saved(usual, creditOf(usual)))
  const own = { ...facts, settings: { ...facts.settings, demonstration: false } }
  const { texts } = await readPdf(await makeSimulationDocument(own))
  expect(texts.join(' ')).not.toMatch(/demonstrasi|data contoh/i)
})

describe('a credit without interest', () => {
  const months = 36
  const dp = { amount: 116_300_000 }
  const credit = creditOf({ ...usual, dp, tenorMonths: months })
  const theCase: Case = { ...credit.case, rate: { kind: 'flat', percent: 0 } }
  const simulated = simulate(theCase, tariffInFile)
  if (!simulated.ok) throw new Error('A case of none.')
  const free = { ...credit, case: theCase, breakdown: simulated.value }
  let all: string
  beforeAll(async () => {
    all = plain((await readPdf(await make({ ...usual, dp, tenorMonths: months }, free))).texts.join(' '))
  })

  test('calls the part of instalments above the principal rounding', () => {
    const { roundingTotal, schedule } = free.breakdown
    expect(roundingTotal).toBeGreaterThan(0)
    expect(all).toContain('Bulan Angsuran per bulan Pembulatan Pokok Sisa pokok')
    expect(all).toContain(
      `Tanpa bunga. Kolom pembulatan berisi selisih karena angsuran dibulatkan, seluruhnya ${rupiah(roundingTotal)}.`,
    )
    const paid = schedule.reduce((sum, { instalment }) => sum + instalment, 0)
    expect(all).toContain(`Jumlah ${[paid, roundingTotal, paid - roundingTotal].map(whole).join(' ')}`)
  })

  test('closing early costs the rounding of the month that has started', () => {
    expect(all).toContain('Denda Pembulatan berjalan Untuk melunasi')
    expect(all).toContain('denda 5 % dari sisa pokok, dan pembulatan berjalan.')
    expect(all).not.toContain('Bunga berjalan')
  })
})
