import fc from 'fast-check'
import type { Case, Insurance } from './case/case-schema.ts'
import { type Extension, rateKinds } from './case/choices.ts'

// Random cases for tests: any car and credit that a lender might offer.

const upTo = (max: number) => fc.integer({ min: 0, max })
const hundredths = (max: number) => upTo(max * 100).map((value) => value / 100)
const maybe = <Each>(each: fc.Arbitrary<Each>) => fc.option(each, { nil: undefined })

const rounding = fc.record({
  unit: fc.constantFrom(1, 100, 1000),
  mode: fc.constantFrom('up', 'nearest', 'down', 'none'),
})

const cover = fc.oneof(
  fc.constantFrom('comprehensive', 'tlo', 'combination'),
  fc.array(fc.constantFrom('comprehensive', 'tlo'), { minLength: 1, maxLength: 7 }),
)

const extensionList = fc.tuple(
  fc.subarray<Extension>(['flood', 'earthquake', 'riot', 'terrorism']),
  fc.array(fc.integer({ min: 1, max: 100_000_000 }), { maxLength: 1 }),
)

const insurance: fc.Arbitrary<Insurance> = fc.record({
  cover,
  region: fc.constantFrom(1, 2, 3),
  vehicle: maybe(fc.constantFrom('passenger', 'pickup')),
  ratePercent: maybe(hundredths(5)),
  insuredShareByYear: maybe(fc.array(hundredths(1), { minLength: 1, maxLength: 7 })),
  financed: fc.constantFrom('none', 'all', 'after-first-year'),
  extensions: extensionList.map(([names, limits]) => [...names, ...limits.map((liability) => ({ liability }))]),
  vehicleAge: upTo(12),
  rounding: maybe(fc.record({ unit: fc.constantFrom(1, 100, 1000), mode: fc.constantFrom('up', 'nearest', 'down') })),
})

const fees: fc.Arbitrary<NonNullable<Case['fees']>> = fc.record({
  admin: upTo(5_000_000),
  fiduciary: upTo(2_250_000),
  policy: upTo(150_000),
  provisionPercent: hundredths(5),
  creditLifePercent: hundredths(4),
  financed: fc.subarray(['provision', 'credit-life']),
})

/** Down payments up to 70 % and balloons up to 25 % always fit into the price together. */
const downPayment = fc.oneof(
  hundredths(70).map((percent) => ({ percent })),
  upTo(3_500_000).map((amount) => ({ amount })),
)

export const anyCase: fc.Arbitrary<Case> = fc.record({
  otr: fc.integer({ min: 5_000_000, max: 3_000_000_000 }),
  colourSurcharge: maybe(upTo(5_000_000)),
  dp: downPayment,
  tenorMonths: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(12, 24, 36, 48, 60, 72, 84) }, fc.integer({ min: 6, max: 120 })),
  rate: fc.record({ kind: fc.constantFrom(...rateKinds), percent: hundredths(40) }),
  firstInstalment: fc.constantFrom('advance', 'arrears'),
  rounding,
  insurance: maybe(insurance),
  fees: maybe(fees),
  accessories: maybe(upTo(20_000_000)),
  tradeIn: maybe(fc.record({ value: upTo(400_000_000), payoff: upTo(400_000_000) })),
  balloonPercent: fc.oneof(fc.constant(0), hundredths(25)),
})
