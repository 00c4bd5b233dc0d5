import { describe, expect, test } from 'vitest'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { maintenanceInFile as maintenance } from '../../../core/maintenance/maintenance.server.ts'
import { tariffInFile } from '../../../core/simulation/insurance/tariff-in-file.ts'
import { compare } from '../../../core/simulation/packages/packages.ts'
import { packagesInFile } from '../../../core/simulation/packages/packages-in-file.ts'
import { allTenors, readWays } from '../calculation/choice.ts'
import { readOwnership } from './owned-car.ts'
import { ownershipDataInFiles } from './ownership-data.server.ts'
import { yearlyPremiums } from './yearly-premiums.ts'

const otr = 381_900_000
const ways = readWays({})
const { years } = ownershipDataInFiles.facts
const place = { years, price: otr, ways, region: 2, vehicle: 'passenger', tariff: tariffInFile } as const

function creditOver(tenorMonths: number, slug = 'standar') {
  const packages = packagesInFile.filter((each) => each.slug === slug)
  const choices = { otr, tenorMonths, dp: { percent: 30 }, firstInstalment: 'arrears', ...ways.insurance } as const
  const { liability: _, ...insured } = choices
  const [made] = compare(packages, { ...insured, region: 2, vehicle: 'passenger', on: '2026-11-28' }, tariffInFile)
  return made?.case && made.outcome.ok ? { ...made.case, years: made.outcome.value.insuranceYears } : expect.fail()
}

test('comprehensive in the first year, then total loss only: five premiums of the tariff', () => {
  // 381,9 million at 2,08 %; then 90, 80, 70 and 70 % of it at 0,38 %.
  expect(yearlyPremiums({ ...place, credit: null }).amounts).toEqual([7_943_520, 1_306_098, 1_160_976, 1_015_854, 1_015_854])
})

test.each(allTenors)('over %i months the credit’s premiums come first, and later years follow its rules', (tenor) => {
  const credit = creditOver(tenor)
  const { amounts, ofCredit } = yearlyPremiums({ ...place, credit })
  expect(amounts).toHaveLength(5)
  expect(ofCredit).toBe(Math.min(tenor / 12, 5))
  expect(amounts.slice(0, ofCredit)).toEqual(credit.years.slice(0, ofCredit).map(({ premium }) => Math.round(premium)))
})

test('five years of ownership cost the same with any tenor', () => {
  const car = carsInFiles.find(({ slug }) => slug === 'xforce') ?? expect.fail()
  const totals = [null, ...allTenors.map((months) => creditOver(months))].map((credit) => {
    const premiums = yearlyPremiums({ ...place, credit })
    const [variant] = car.variants
    return readOwnership(
      {
        car,
        variant,
        price: otr,
        accessories: 0,
        discount: 0,
        province: '31',
        premiums,
        typed: {},
      },
      { ...ownershipDataInFiles, maintenance },
    )?.total
  })
  expect(new Set(totals).size).toBe(1)
  expect(totals[0]).toBeGreaterThan(0)
})

describe('without a credit', () => {
  const insured = (typed: Record<string, string>, ticked: string[] = []) =>
    yearlyPremiums({ ...place, ways: readWays(typed, ticked), credit: null })

  test('no year belongs to the credit, and the chosen cover applies', () => {
    expect(insured({})).toMatchObject({ ofCredit: 0, source: expect.stringContaining('perlindungan “Kombinasi”') })
    const [first, second] = insured({ asuransi: 'all-risk' }).amounts
    // 343,71 million at 2,08 %.
    expect([first, second]).toEqual([7_943_520, 7_149_168])
  })

  test('the premiums include extensions, and the text mentions them', () => {
    const { amounts, source } = insured({ tanggung_jawab: '50000000' }, ['banjir'])
    expect(amounts[0]).toBe(7_943_520 + 381_900 + 375_000)
    expect(source).toContain('dengan perluasan yang dipilih')
  })

  test('a pickup has the rate of a pickup', () => {
    expect(yearlyPremiums({ ...place, price: 251_200_000, vehicle: 'pickup', credit: null }).amounts[0]).toBe(6_003_680)
  })
})

test('a cover given year by year continues with its last entry after the credit', () => {
  const credit = { tenorMonths: 12, insurance: { cover: ['comprehensive' as const, 'tlo' as const], region: 2 as const } }
  expect(yearlyPremiums({ ...place, credit }).amounts[4]).toBe(1_015_854)
})
