import { expect, test } from 'vitest'
import { tariffInFile } from '../../../core/simulation/insurance/tariff-in-file.ts'
import { packagesInFile } from '../../../core/simulation/packages/packages-in-file.ts'
import { affordabilityOf } from './affordability.ts'
import { termsFor } from './terms.ts'
import { shortageWords } from './words.ts'

const otr = 300_000_000
const wanted = { otr, tenorMonths: 60, cover: 'combination', region: 2, on: '2026-11-28' } as const
const ways = termsFor(packagesInFile, wanted, tariffInFile)
const under = (slug: string, tenorMonths = 60) =>
  termsFor(
    packagesInFile.filter((each) => each.slug === slug),
    { ...wanted, tenorMonths },
    tariffInFile,
  )

test('new terms start where the rate or the fiduciary fee changes', () => {
  const arrears = under('standar').filter(({ firstInstalment }) => firstInstalment === 'arrears')
  expect(arrears.map(({ first, last }) => [first, last])).toEqual([
    [60_000, 89_999],
    [90_000, 199_999],
    [200_000, 249_999],
    [250_000, 274_999],
    [275_000, 300_000],
  ])
  expect(arrears.map(({ car }) => [car.rate.percent, car.fees?.fiduciary])).toEqual([
    [7, 500_000],
    [6.5, 500_000],
    [6.5, 400_000],
    [6.5, 375_000],
    [6.5, 350_000],
  ])
})

test('the down payment leaves space for a large last payment', () => {
  expect(under('angsuran-akhir', 48).at(-1)).toMatchObject({ last: 210_000 })
})

test('with both limits, the plan with the lowest first payment is chosen', () => {
  const found = affordabilityOf(otr, ways, { firstPayment: 90_000_000, instalment: 6_000_000 })
  expect(found).toMatchObject({ way: 'credit', plan: { firstInstalment: 'arrears' } })
  const { plan } = found.way === 'credit' ? found : expect.fail()
  expect(plan.tdp).toBeLessThan(90_000_000)
  expect(plan.instalment).toBeLessThanOrEqual(6_000_000)
})

test('with a limit on the first payment only, all of it is used and the instalment is the lowest', () => {
  const found = affordabilityOf(otr, under('standar'), { firstPayment: 120_000_000 })
  const { plan } = found.way === 'credit' ? found : expect.fail()
  expect(plan.tdp).toBeGreaterThan(119_990_000)
  expect(plan.tdp).toBeLessThanOrEqual(120_000_000)
})

test('with a monthly limit only, the first payment is as low as that limit allows', () => {
  const planFor = (instalment: number) => {
    const found = affordabilityOf(otr, under('standar'), { instalment })
    return found.way === 'credit' ? found.plan : expect.fail()
  }
  expect(planFor(6_000_000).downPayment).toBe(60_000_000)
  expect(planFor(4_000_000).downPayment).toBeGreaterThan(90_000_000)
  expect(planFor(4_000_000).instalment).toBeLessThanOrEqual(4_000_000)
  expect(affordabilityOf(otr, under('standar'), { instalment: 0 })).toMatchObject({ way: 'neither' })
})

test.each([
  ['an XFORCE Exceed', 381_900_000, 'standar', 110_912_600],
  ['an XFORCE Ultimate', 414_900_000, 'standar', 136_640_800],
  ['an XFORCE HEV', 445_000_000, 'bunga-ringan', 154_044_000],
])('%s for 7,5 million over 48 months needs no last payment', (_, price, offered, tdp) => {
  const at48 = termsFor(packagesInFile, { ...wanted, otr: price, tenorMonths: 48 }, tariffInFile)
  const plan = { offered, tdp, instalment: 7_500_000, balloon: 0 }
  expect(affordabilityOf(price, at48, { instalment: 7_500_000 })).toMatchObject({ way: 'credit', plan })
})

test('a budget for the whole price needs no credit', () => {
  expect(affordabilityOf(otr, ways, { firstPayment: otr, instalment: 1 })).toEqual({ way: 'cash' })
  expect(affordabilityOf(otr, ways, { firstPayment: otr - 1, instalment: 1 })).toEqual({
    way: 'neither',
    shortage: expect.objectContaining({ beforeDelivery: 1, isPrice: true }),
  })
})

test('the shortage is exactly the amount that makes the car affordable', () => {
  const budget = { firstPayment: 70_000_000, instalment: 4_000_000 }
  const found = affordabilityOf(otr, ways, budget)
  const { shortage } = found.way === 'neither' ? found : expect.fail()
  const more = (by: number) => affordabilityOf(otr, ways, { ...budget, firstPayment: budget.firstPayment + by }).way
  expect(more(shortage.beforeDelivery ?? 0)).toBe('credit')
  expect(more((shortage.beforeDelivery ?? 0) - 1)).toBe('neither')
  const longer = { ...budget, instalment: budget.instalment + (shortage.monthly ?? 0) }
  expect(affordabilityOf(otr, ways, longer).way).toBe('credit')
  expect(shortageWords(shortage)).toMatch(/^Kurang Rp.[\d.]+ sebelum serah terima, atau Rp.[\d.]+ per bulan\.$/)
})

test.each([
  [60_000_000, /^Kurang Rp.[\d.]+ sebelum serah terima, dengan paket tanpa pembayaran terakhir\.$/],
  [75_000_000, /^Kurang Rp.[\d.]+ sebelum serah terima, atau Rp.[\d.]+ per bulan, dengan paket tanpa pembayaran terakhir\.$/],
])('with %i, the shortage is for packages without a last payment: with one it might be smaller', (firstPayment, told) => {
  const at48 = termsFor(packagesInFile, { ...wanted, tenorMonths: 48 }, tariffInFile)
  const found = affordabilityOf(otr, at48, { firstPayment, instalment: 4_000_000 })
  const { shortage } = found.way === 'neither' ? found : expect.fail()
  expect(shortageWords(shortage)).toMatch(told)
})

test('a large last payment is offered only when nothing else is within the budget', () => {
  const at48 = termsFor(packagesInFile, { ...wanted, tenorMonths: 48 }, tariffInFile)
  expect(affordabilityOf(otr, at48, { firstPayment: 80_000_000, instalment: 7_000_000 })).toMatchObject({ plan: { balloon: 0 } })
  expect(affordabilityOf(otr, at48, { instalment: 5_000_000 })).toMatchObject({ plan: { balloon: 0 } })
  expect(affordabilityOf(otr, at48, { firstPayment: 80_000_000, instalment: 5_000_000 })).toMatchObject({
    plan: { offered: 'angsuran-akhir', balloon: 90_000_000 },
  })
})

test('without a package for the tenor, only the whole price makes the car affordable', () => {
  const found = affordabilityOf(otr, under('bunga-ringan', 84), { instalment: 5_000_000 })
  expect(found).toEqual({
    way: 'neither',
    shortage: { monthly: null, beforeDelivery: null, isPrice: true, withoutBalloon: false },
  })
})
