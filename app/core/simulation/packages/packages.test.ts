import { expect, test } from 'vitest'
import { tariffInFile } from '../insurance/tariff-in-file.ts'
import type { FinancePackage } from './package-schema.ts'
import { type Choices, caseUnder, compare, tenorsOf } from './packages.ts'
import { packagesInFile } from './packages-in-file.ts'

const choices: Choices = {
  otr: 300_000_000,
  dp: { percent: 20 },
  tenorMonths: 36,
  firstInstalment: 'advance',
  cover: 'combination',
  region: 2,
  on: '2026-11-28',
}

function offered(slug: string): FinancePackage {
  return packagesInFile.find((each) => each.slug === slug) ?? expect.fail()
}

function reasons(slug: string, changed: Partial<Choices>): string[] {
  const made = caseUnder(offered(slug), { ...choices, ...changed })
  return made.ok ? [] : made.refusal.map(({ code }) => code)
}

test("a visitor's choices and a package give a case", () => {
  expect(caseUnder(offered('standar'), choices)).toMatchObject({
    ok: true,
    value: {
      otr: 300_000_000,
      dp: { percent: 20 },
      rate: { kind: 'flat', percent: 5.5 },
      rounding: { unit: 1000, mode: 'up' },
      insurance: { cover: 'combination', region: 2, financed: 'after-first-year' },
      fees: { admin: 2_500_000, fiduciary: 500_000, policy: 50_000 },
    },
  })
})

test('a combination given by years counts as a combination for the package', () => {
  const coverByYear: Choices['coverByYear'] = ['comprehensive', 'comprehensive', 'tlo']
  const covers = compare(
    [offered('bunga-ringan')],
    { ...choices, dp: { percent: 30 }, tenorMonths: 12, coverByYear },
    tariffInFile,
  )
  expect(covers[0]?.case?.insurance?.cover).toEqual(coverByYear)
  const [standard] = compare([offered('standar')], { ...choices, coverByYear }, tariffInFile)
  const years = standard?.outcome.ok ? standard.outcome.value.insuranceYears : []
  expect(years.map(({ cover }) => cover)).toEqual(coverByYear)
})

test('the rate changes at the edge of a band, for a down payment in percent and in rupiah', () => {
  const rate = (dp: Choices['dp']) => {
    const made = caseUnder(offered('standar'), { ...choices, dp })
    return made.ok && made.value.rate.percent
  }
  expect([rate({ percent: 29.99 }), rate({ percent: 30 })]).toEqual([5.5, 5])
  expect([rate({ amount: 89_999_999 }), rate({ amount: 90_000_000 })]).toEqual([5.5, 5])
})

test('the fiduciary fee depends on the principal', () => {
  const fee = (amount: number) => {
    const made = caseUnder(offered('standar'), { ...choices, dp: { amount } })
    return made.ok && made.value.fees?.fiduciary
  }
  expect(fee(200_000_000)).toBe(400_000)
  expect(fee(199_999_999)).toBe(500_000)
})

test('a tenor without a rate is not available; an interest-free tenor is', () => {
  const without = caseUnder(offered('murabahah'), { ...choices, tenorMonths: 84 })
  expect(without).toEqual({
    ok: false,
    refusal: [{ code: 'tenor-without-rate', tenors: [12, 24, 36, 48, 60] }],
  })
  const free = caseUnder(offered('bunga-ringan'), { ...choices, dp: { percent: 30 }, tenorMonths: 12 })
  expect(free).toMatchObject({ ok: true, value: { rate: { percent: 0 } } })
})

test.each<[string, Partial<Choices>, string[]]>([
  ['bunga-ringan', { dp: { percent: 30 }, on: '2026-09-30' }, ['not-yet-valid']],
  ['bunga-ringan', { dp: { percent: 30 }, on: '2026-10-01' }, []],
  ['bunga-ringan', { dp: { percent: 30 }, on: '2027-03-31' }, []],
  ['bunga-ringan', { dp: { percent: 30 }, on: '2027-04-01' }, ['no-longer-valid']],
  ['bunga-ringan', { dp: { percent: 30 }, cover: 'tlo' }, ['cover-not-offered']],
  ['bunga-ringan', { dp: { percent: 29 } }, ['down-payment-below-minimum', 'tenor-without-rate']],
  ['anuitas', { firstInstalment: 'advance' }, ['first-instalment-not-offered']],
  ['standar', { dp: { amount: 59_999_999 } }, ['down-payment-below-minimum', 'tenor-without-rate']],
  ['standar', { tenorMonths: 1e9 }, ['case-refused']],
  ['standar', { otr: -5 }, ['case-refused']],
  ['standar', { dp: {} }, ['case-refused']],
])('%s with %j: %j', (slug, changed, codes) => expect(reasons(slug, changed)).toEqual(codes))

test('a package has tenors for a down payment', () => {
  expect(tenorsOf(offered('angsuran-akhir'), choices)).toEqual([24, 36, 48])
  expect(tenorsOf(offered('bunga-ringan'), choices)).toEqual([])
})

test('packages are compared side by side; unavailable ones have a reason', () => {
  const compared = compare(packagesInFile, { ...choices, firstInstalment: 'arrears' }, tariffInFile)
  expect(compared.map(({ offered: { slug }, outcome }) => [slug, outcome.ok])).toEqual([
    ['standar', true],
    ['bunga-ringan', false],
    ['anuitas', true],
    ['murabahah', true],
    ['angsuran-akhir', true],
  ])
})

test('a case outside the limits is refused with a package too', () => {
  const [first] = compare([offered('standar')], { ...choices, dp: { amount: 300_000_001 } }, tariffInFile)
  expect(first?.outcome).toEqual({
    ok: false,
    refusal: [{ code: 'case-refused', refusals: [{ field: 'dp.amount', code: 'above-price', limit: 300_000_000 }] }],
  })
})
