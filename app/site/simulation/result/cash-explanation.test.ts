import { expect, test } from 'vitest'
import type { PricedCar } from '../../../core/simulation/price/car-price.ts'
import { cashPrice } from '../calculation/cash.ts'
import { cashExplanation, type OldCarSums } from './cash-explanation.ts'

const car = { otr: 545_000_000, surcharge: 0, accessories: 0 } as PricedCar

const explained = (tradeIn: OldCarSums) =>
  cashPrice(car, { tradeIn }).lines.map((line) => cashExplanation(line, tradeIn)?.replaceAll('\u00a0', ' ') ?? null)

test.each([
  ['a shortfall', { value: 182_000_000, payoff: 200_000_000 }, 'Sisa kredit Rp 200.000.000 − nilai Rp 182.000.000'],
  ['what the old car brings', { value: 182_000_000, payoff: 20_000_000 }, 'Nilai Rp 182.000.000 − sisa kreditnya Rp 20.000.000'],
  ['one without a loan', { value: 182_000_000, payoff: 0 }, 'Nilai Rp 182.000.000'],
  [
    'one worth more than the new one',
    { value: 600_000_000, payoff: 0 },
    'Nilai Rp 600.000.000, dipakai sebesar yang harus dibayar, Rp 545.000.000',
  ],
])('in cash only the line of %s explains its amount', (_, tradeIn, text) => {
  expect(explained(tradeIn)).toEqual([null, text])
})
