import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCase } from '../../../../core/simulation/any-case.fixture.ts'
import type { Case } from '../../../../core/simulation/case/case-schema.ts'
import { tariffInFile } from '../../../../core/simulation/insurance/tariff-in-file.ts'
import type { PricedCar } from '../../../../core/simulation/price/car-price.ts'
import { simulate } from '../../../../core/simulation/simulate.ts'
import { cashPrice } from '../../calculation/cash.ts'
import { exampleOldCar } from '../example-old-car.fixture.ts'
import { examplePayload } from '../example-payload.fixture.ts'
import type { SavedSimulation } from '../saved-simulation-schema.ts'
import { type Column, columnOf, rowsFor } from './comparison.ts'
import { firstPaymentParts, partNames } from './first-payment-parts.ts'

const avanza = { value: 182_000_000, payoff: 0 }
const owing = { ...avanza, payoff: 200_000_000 }

const priceOf = ({ otr, colourSurcharge: surcharge = 0, accessories = 0 }: Case) => ({ otr, surcharge, accessories })

function saved(theCase: Case, credit: SavedSimulation['credit']): SavedSimulation {
  const { discount = 0, tradeIn } = theCase
  const oldCar = tradeIn ? { value: tradeIn.value ?? 0, payoff: tradeIn.payoff ?? 0 } : null
  return {
    calculator: 'pembayaran',
    choice: {},
    on: '2026-11-28',
    province: '31',
    price: { ...priceOf(theCase), listed: null },
    oldCar: oldCar && exampleOldCar(oldCar),
    cash: cashPrice(priceOf(theCase) as PricedCar, { discount, tradeIn: oldCar }),
    credit,
  }
}

const inCash = (theCase: Case): SavedSimulation => saved(theCase, null)

/** Skips cases that the engine refuses. */
function onCredit(theCase: Case): SavedSimulation {
  const worked = simulate(theCase, tariffInFile)
  fc.pre(worked.ok)
  if (!worked.ok) return expect.fail()
  const offered = { slug: 'standar', name: 'Paket Standar', contract: 'conventional' as const, until: null }
  const made = { extensions: [], tariffFrom: '2026-01-01', penaltyPercent: 5 }
  return saved(theCase, { package: offered, case: theCase, breakdown: worked.value, ...made })
}

const xforce: Case = {
  otr: 414_900_000,
  colourSurcharge: 1_500_000,
  dp: { percent: 25 },
  tenorMonths: 36,
  rate: { kind: 'flat', percent: 5.5 },
  insurance: { cover: 'combination', region: 2 },
  fees: { admin: 2_500_000 },
  discount: 5_000_000,
  accessories: 2_000_000,
}

function columnFor(simulation: SavedSimulation): Column {
  const payload = { ...examplePayload(simulation), instalments: null }
  const lead = { reference: 'SM-29QX', payload } as Parameters<typeof columnOf>[0]
  return columnOf(lead, { name: 'XFORCE', variant: 'Ultimate CVT', car: null })
}

const amountIn = (text: string): number => Number(text.replace('−', '-').replace(/Rp\s|\./g, ''))
const told = (column: Column, row: keyof Column['rows']) => column.rows[row].replaceAll('\u00a0', ' ')

describe.each([
  ['no old car', null],
  ['an old car that is used completely', { value: 40_000_000, payoff: 0 }],
  ['an old car with a surplus', avanza],
  ['an old car with a loan above its value', owing],
])('with %s', (_, tradeIn) => {
  const bought: Case = tradeIn ? { ...xforce, tradeIn } : xforce

  test.each([
    ['in cash', columnFor(inCash(bought))],
    ['on credit', columnFor(onCredit(bought))],
  ])('%s the shown parts add up to the first payment', (_, column) => {
    const shown = rowsFor([column])
    const parts = partNames.filter((part) => shown.includes(part)).map((part) => amountIn(column.rows[part]))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amountIn(column.rows.firstPayment))
  })
})

test('the parts of any simulation add up to its first payment', () => {
  fc.assert(
    fc.property(anyCase, fc.boolean(), (theCase, cash) => {
      const simulation = cash ? inCash(theCase) : onCredit(theCase)
      const sum = Object.values(firstPaymentParts(simulation)).reduce((total, part) => total + part, 0)
      expect(Math.abs(sum - (simulation.credit?.breakdown.tdp ?? simulation.cash.total))).toBeLessThan(0.005)
    }),
    { numRuns: 300, seed: 4 },
  )
})

test('an old car makes no column look cheaper: the total of the new car is the same with and without it', () => {
  const without = columnFor(onCredit(xforce))
  for (const tradeIn of [avanza, owing, { value: 40_000_000, payoff: 10_000_000 }]) {
    const column = columnFor(onCredit({ ...xforce, tradeIn }))
    expect(column.rows.newCarTotal).toBe(without.rows.total)
    expect(column.rows.total).not.toBe(without.rows.total)
    expect(rowsFor([column, without])).toContain('newCarTotal')
  }
})

test('a last payment has its own row, which is empty in columns without one', () => {
  const [ended, standard] = [columnFor(onCredit({ ...xforce, balloonPercent: 30 })), columnFor(onCredit(xforce))]
  expect(told(ended, 'balloon')).toBe('Rp 124.920.000')
  expect(standard.rows.balloon).toBe('–')
  expect(rowsFor([ended, standard])).toContain('balloon')
  expect(rowsFor([standard])).not.toContain('balloon')
})

test('a shortfall is one of the parts, and the total says that it is included', () => {
  const column = columnFor(inCash({ ...xforce, tradeIn: owing }))
  expect(told(column, 'shortfall')).toBe('Rp 18.000.000')
  expect(column.notes.total).toBe('Termasuk Rp\u00a018.000.000 untuk melunasi mobil lama.')
  expect(rowsFor([column])).not.toContain('tradeIn')
})

test('of an old car worth more than the payment only the used part counts; the total and a note mention the rest', () => {
  const simulation = onCredit({ ...xforce, tradeIn: avanza })
  const column = columnFor(simulation)
  const { towardsDownPayment, towardsCharges, surplus } = simulation.credit?.breakdown.tradeIn ?? expect.fail()
  expect(amountIn(column.rows.tradeIn)).toBe(-(towardsDownPayment + towardsCharges))
  expect(amountIn(column.rows.surplus)).toBe(surplus)
  expect(amountIn(column.rows.surplus) - amountIn(column.rows.tradeIn)).toBe(avanza.value)
  expect(column.notes.total).toMatch(/^Belum termasuk Rp\s[\d.]+ dari mobil lama Anda\.$/)
})

test('the old car is named, with its estimate and the last day of it', () => {
  const column = columnFor(inCash({ ...xforce, tradeIn: owing }))
  expect(column.rows.oldCar).toBe('Toyota Avanza 1.5 G CVT, 2022, 50.000 – 75.000 km')
  expect(column.notes.oldCar?.replaceAll('\u00a0', ' ')).toBe(
    'Perkiraan Rp 182.000.000, sisa kreditnya Rp 200.000.000, berlaku sampai Sabtu, 5 Desember 2026.',
  )
})

test('an old car without a loan and without a rest needs only its estimate and a note at the total', () => {
  const { notes } = columnFor(inCash({ ...xforce, tradeIn: { value: 40_000_000, payoff: 0 } }))
  expect(notes.oldCar?.replaceAll('\u00a0', ' ')).toBe('Perkiraan Rp 40.000.000, berlaku sampai Sabtu, 5 Desember 2026.')
  expect(notes).not.toHaveProperty('surplus')
  expect(columnFor(inCash(xforce)).notes).toEqual({})
})

test('rows that are empty in every column are left out', () => {
  const shown = rowsFor([columnFor(inCash(xforce))])
  for (const row of ['package', 'oldCar', 'downPayment', 'tradeIn', 'shortfall', 'surplus', 'balloon', 'newCarTotal'] as const)
    expect(shown).not.toContain(row)
  expect(shown).toContain('surcharge')
})
