import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Temporal } from '../../../lib/instant.ts'
import { toSlug } from '../../../lib/slug.ts'
import { transmissionsOf, yearsOf } from './car-lists.ts'
import { equityOf } from './equity.ts'
import { bandCode } from './kilometre-band.ts'
import { type TradeIn, valueTradeIn } from './trade-in.ts'
import { tradeInDataInFiles as data } from './trade-in-data.server.ts'
import { asked, fieldOf, type TypedCar, tradeInFields } from './typed-car.ts'
import { sumOf } from './value-lines.ts'
import { questions } from './value-rules.ts'

const today = Temporal.PlainDate.from('2026-11-28')
const { rules, places } = data

/** Every variant that can be valued, in every possible year. */
const cars = data.cars.brands.flatMap((brand) =>
  brand.models.flatMap((model) =>
    model.variants
      .filter(({ reference }) => reference !== null)
      .map((variant) => ({
        typed: { brand: toSlug(brand.name), model: toSlug(model.name), variant: toSlug(variant.name) },
        years: yearsOf(variant, today.year).filter((year) => today.year - year <= rules.method.oldestYears),
        transmissions: transmissionsOf(variant),
      })),
  ),
)
const bands = rules.kilometres.bands.map(bandCode)

const answered = fc.record(Object.fromEntries(asked.map((question) => [question, fc.constantFrom(...questions[question])])))
const anyCar: fc.Arbitrary<TypedCar> = fc.constantFrom(...cars).chain(({ typed, years, transmissions }) =>
  fc
    .record({
      year: fc.constantFrom(...years.map(String)),
      transmission: fc.constantFrom(...transmissions),
      kilometres: fc.constantFrom(...bands),
      colour: fc.constantFrom(...rules.colours.choices.map(({ code }) => code), ''),
      province: fc.constantFrom(...places.provinces.map(({ code }) => code)),
      plates: fc.constantFrom(...places.provinces.map(({ code }) => code), ''),
      payoff: fc.nat(1_500_000_000).map(String),
      answers: answered,
    })
    .map(({ answers, ...rest }) => ({ ...typed, ...rest, ...answers })),
)

function valued(typed: TypedCar): TradeIn {
  const result = valueTradeIn(typed, data, today)
  if (!result.ok) throw new Error(result.refusal.join(', '))
  return result.value
}

test('the lines add up to both ends and to the value, to the rupiah', () => {
  fc.assert(
    fc.property(anyCar, (typed) => {
      const { lines, range, value } = valued(typed)
      expect(sumOf(lines, 'low')).toBe(range.low)
      expect(sumOf(lines, 'high')).toBe(range.high)
      expect(sumOf(lines)).toBe(value)
      expect(value * 2).toBe(range.low + range.high)
      for (const { amount, low, high } of lines) expect([amount, low, high].every(Number.isSafeInteger)).toBe(true)
    }),
  )
})

test('the range is rounded as the rules require, and rounding moves an end by at most half a step', () => {
  fc.assert(
    fc.property(anyCar, (typed) => {
      const { lines, range } = valued(typed)
      expect(range.low % rules.method.rounding).toBe(0)
      expect(range.high % rules.method.rounding).toBe(0)
      expect(range.low).toBeLessThanOrEqual(range.high)
      const rounding = lines.find(({ code }) => code === 'rounding')
      for (const end of [rounding?.low, rounding?.high]) {
        expect(Math.abs(end ?? 0)).toBeLessThanOrEqual(rules.method.rounding / 2 + lines.length)
      }
    }),
  )
})

test('every line names its source', () => {
  const known = Object.keys({ ...data.cars.sources, ...rules.sources })
  fc.assert(fc.property(anyCar, (typed) => valued(typed).lines.every(({ source }) => known.includes(source))))
})

test.each(cars.filter(({ years }) => years.length > 1))(
  '$typed.model $typed.variant: an older car has a lower value',
  ({ typed, years }) => {
    for (const kilometres of bands) {
      const values = years.map((year) => valued({ ...typed, year: String(year), kilometres, province: '31' }).value)
      expect(values).toEqual(values.toSorted((one, other) => other - one))
    }
  },
)

test('more kilometres never raise the value', () => {
  fc.assert(
    fc.property(anyCar, (typed) => {
      const values = bands.map((kilometres) => valued({ ...typed, kilometres }).value)
      expect(values).toEqual(values.toSorted((one, other) => other - one))
    }),
  )
})

test('no answer raises the value, except a condition better than normal', () => {
  fc.assert(
    fc.property(anyCar, fc.constantFrom(...asked), (typed, question) => {
      const [usual, ...others] = questions[question]
      const without = valued({ ...typed, [question]: usual })
      for (const answer of others.filter((one) => one !== 'like-new')) {
        const withIt = valued({ ...typed, [question]: answer })
        expect(withIt.range.low).toBeLessThanOrEqual(without.range.low)
        expect(withIt.range.high).toBeLessThanOrEqual(without.range.high)
      }
    }),
  )
})

test('the loan changes only the equity; equity and shortfall never occur together', () => {
  fc.assert(
    fc.property(anyCar, (typed) => {
      const { equity, value, range } = valued(typed)
      expect(range).toEqual(valued({ ...typed, payoff: '' }).range)
      expect(equity).toEqual(equityOf(value, equity.payoff))
      expect(equity.equity - equity.shortfall).toBe(value - equity.payoff)
      expect(Math.min(equity.equity, equity.shortfall)).toBe(0)
    }),
  )
})

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('-1', '1e9', 'NaN', 'Infinity', '__proto__', 'constructor', '<script>', '9'.repeat(400), '0', 'Rp', '٢٠٢١'),
  fc.anything().map((value) => value as string),
)
const hostileFields = fc.record(Object.fromEntries(tradeInFields.map((field) => [field, hostile])), { requiredKeys: [] })

test('any input gives a refusal of a known field or valid figures', () => {
  fc.assert(
    fc.property(anyCar, hostileFields, (typed, changes) => {
      const result = valueTradeIn({ ...typed, ...changes }, data, today)
      if (result.ok) expect(Object.values(result.value.range).every(Number.isSafeInteger)).toBe(true)
      else for (const refusal of result.refusal) expect(tradeInFields).toContain(fieldOf(refusal))
    }),
    { numRuns: 500 },
  )
})
