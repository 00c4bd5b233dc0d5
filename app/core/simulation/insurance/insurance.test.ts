import { expect, test } from 'vitest'
import type { Case, Insurance } from '../case/case-schema.ts'
import { simulate } from '../simulate.ts'
import { categoryOf } from './tariff.ts'
import { tariffInFile } from './tariff-in-file.ts'

function insured(otr: number, insurance: Insurance, tenorMonths = 60) {
  const theCase: Case = { otr, dp: { percent: 20 }, tenorMonths, rate: { kind: 'flat', percent: 5 }, insurance }
  const result = simulate(theCase, tariffInFile)
  return result.ok ? result.value : expect.fail()
}
const premiums = (otr: number, insurance: Insurance, tenorMonths?: number) =>
  insured(otr, insurance, tenorMonths).insuranceYears.map(({ premium }) => premium)

test.each([
  [125_000_000, 1],
  [125_000_001, 2],
  [200_000_000, 2],
  [200_000_001, 3],
  [400_000_000, 3],
  [800_000_000, 4],
  [800_000_001, 5],
])('a sum of %i is in category %i', (sum, category) => expect(categoryOf(sum, tariffInFile)).toBe(category))

test('an old car, comprehensive and then TLO: the example of a lender', () => {
  const policy: Insurance = { cover: 'combination', region: 2, vehicleAge: 9, financed: 'none' }
  expect(premiums(110_000_000, policy)).toEqual([3_586_000 + 717_200, 643_500, 572_000, 500_500, 500_500])
  expect(insured(110_000_000, policy).items).toContainEqual(expect.objectContaining({ code: 'insurance', amount: 6_519_700 }))
})

test('a car whose value falls to just over 125 million changes its category in the second year', () => {
  const rates = (otr: number) => insured(otr, { region: 2 }, 24).insuranceYears.map(({ ratePercent }) => ratePercent)
  expect(rates(138_888_888)).toEqual([2.47, 3.26])
  expect(rates(138_888_889)).toEqual([2.47, 2.47])
})

test('liability is charged by tiers, each year', () => {
  const [without] = premiums(150_000_000, { region: 2 }, 12)
  const [limited] = premiums(150_000_000, { region: 2, extensions: [{ liability: 50_000_000 }] }, 12)
  const [usual] = premiums(150_000_000, { region: 2, extensions: ['liability'] }, 12)
  expect((limited ?? 0) - (without ?? 0)).toBe(375_000)
  expect((usual ?? 0) - (without ?? 0)).toBe(250_000)
})

test('extensions are percents of the insured sum by cover and region; a repeated one counts once', () => {
  const extensions: Insurance['extensions'] = ['flood', 'earthquake', 'riot', 'terrorism', 'flood']
  expect(premiums(150_000_000, { region: 2, extensions }, 12)).toEqual([150_000_000 * 0.0247 + 450_000])
  expect(premiums(150_000_000, { region: 2, cover: 'tlo', extensions }, 12)).toEqual([660_000 + 330_000])
})

test('payment of the years: all in cash, all financed, or the first year in cash', () => {
  const paid = (financed: Insurance['financed']) => {
    const { items } = insured(150_000_000, { ratePercent: 2, insuredShareByYear: [1], financed }, 36)
    return items.filter(({ code }) => code === 'insurance').map(({ amount, paid: how }) => [how, amount])
  }
  expect(paid('none')).toEqual([['cash', 9_000_000]])
  expect(paid('all')).toEqual([['financed', 9_000_000]])
  expect(paid(undefined)).toEqual([
    ['cash', 3_000_000],
    ['financed', 6_000_000],
  ])
})

test('a year that has begun is insured for the whole year', () => expect(premiums(150_000_000, {}, 25)).toHaveLength(3))

test('a custom rate has no loading for age', () =>
  expect(premiums(100_000_000, { ratePercent: 3, vehicleAge: 9 }, 12)).toEqual([3_000_000]))

test('a pickup has its own rate for any value', () => {
  const pickup: Insurance = { cover: 'combination', region: 2, vehicle: 'pickup', insuredShareByYear: [1, 0.9, 0.8, 0.7, 0.6] }
  const { insuranceYears, items } = insured(251_200_000, pickup)
  expect(insuranceYears.map(({ ratePercent }) => ratePercent)).toEqual([2.39, 1.68, 1.68, 1.68, 1.68])
  expect(items).toContainEqual(expect.objectContaining({ code: 'insurance', paid: 'cash', amount: 6_003_680 }))
  expect(insured(251_200_000, { ...pickup, vehicle: 'passenger' }).insuranceYears[0]?.ratePercent).toBe(2.08)
})
