import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Case, Insurance } from '../case/case-schema.ts'
import { covers, extensions } from '../case/choices.ts'
import { simulate } from '../simulate.ts'
import { extensionsOf, premiumOver } from './extension-premiums.ts'
import { tariffInFile } from './tariff-in-file.ts'

function insured(otr: number, insurance: Insurance, tenorMonths = 60) {
  const theCase: Case = { otr, dp: { percent: 20 }, tenorMonths, rate: { kind: 'flat', percent: 5 }, insurance }
  const result = simulate(theCase, tariffInFile)
  return result.ok ? result.value : expect.fail()
}

const policies = fc.record({
  otr: fc.integer({ min: 50_000_000, max: 2_000_000_000 }),
  cover: fc.constantFrom(...covers),
  region: fc.constantFrom(1 as const, 2 as const, 3 as const),
  chosen: fc.subarray([...extensions]),
  liability: fc.constantFrom(0, 25_000_000, 50_000_000, 100_000_000),
  months: fc.integer({ min: 6, max: 84 }),
})

test('flood in the second region: 0,1 % of the insured sum under comprehensive cover, 0,075 % under TLO', () => {
  const insurance: Insurance = { cover: 'combination', region: 2, extensions: ['flood'] }
  const [flood] = extensionsOf(insurance, insured(300_000_000, insurance, 24).insuranceYears, tariffInFile)
  expect(flood?.years).toEqual([
    { year: 1, cover: 'comprehensive', paid: 'cash', insuredSum: 300_000_000, ratePercent: 0.1, premium: 300_000 },
    { year: 2, cover: 'tlo', paid: 'financed', insuredSum: 270_000_000, ratePercent: 0.075, premium: 202_500 },
  ])
})

test.each([
  [25_000_000, 250_000],
  [50_000_000, 375_000],
  [100_000_000, 500_000],
])('liability up to %i costs %i a year', (limit, premium) => {
  const insurance: Insurance = { region: 1, extensions: [{ liability: limit }] }
  const [told] = extensionsOf(insurance, insured(300_000_000, insurance, 24).insuranceYears, tariffInFile)
  expect(told).toMatchObject({ code: 'liability', limit, years: [{ premium }, { premium }] })
})

test("extensions raise each year's premium by exactly their own premiums", () => {
  fc.assert(
    fc.property(policies, ({ otr, cover, region, chosen, liability, months }) => {
      const plain = insured(otr, { cover, region }, months).insuranceYears
      const extended = liability > 0 ? [...chosen, { liability }] : chosen
      const insurance: Insurance = { cover, region, extensions: extended }
      const years = insured(otr, insurance, months).insuranceYears
      const told = extensionsOf(insurance, years, tariffInFile)
      for (const [place, { premium }] of years.entries()) {
        const added = told.reduce((sum, extension) => sum + (extension.years[place]?.premium ?? 0), 0)
        expect(premium - (plain[place]?.premium ?? 0)).toBeCloseTo(added, 4)
      }
      expect(told).toHaveLength(extended.length)
    }),
  )
})

test('the order of the chosen extensions does not matter', () => {
  const shuffled = fc.shuffledSubarray([...extensions, { liability: 50_000_000 }], { minLength: 5 })
  fc.assert(
    fc.property(policies, shuffled, ({ otr, cover, region, months }, order) => {
      const inOrder: Insurance['extensions'] = [...extensions, { liability: 50_000_000 }]
      const [one, other] = [inOrder, order].map((chosen) => {
        const insurance: Insurance = { cover, region, extensions: chosen }
        const breakdown = insured(otr, insurance, months)
        return { breakdown, told: extensionsOf(insurance, breakdown.insuranceYears, tariffInFile) }
      })
      expect(other).toEqual(one)
    }),
    { numRuns: 30 },
  )
})

test('a longer credit never makes an extension cheaper', () => {
  fc.assert(
    fc.property(policies, ({ otr, cover, region, months }) => {
      const insurance: Insurance = { cover, region, extensions: ['earthquake'] }
      const over = (tenor: number) =>
        premiumOver(extensionsOf(insurance, insured(otr, insurance, tenor).insuranceYears, tariffInFile)[0]?.years ?? [])
      expect(over(months + 12)).toBeGreaterThan(over(months))
    }),
    { numRuns: 30 },
  )
})
