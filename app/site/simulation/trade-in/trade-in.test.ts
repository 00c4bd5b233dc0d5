import { describe, expect, test } from 'vitest'
import { isoDay } from '../../../lib/date-parts.ts'
import { Temporal } from '../../../lib/instant.ts'
import { basisPoints } from './basis-points.ts'
import type { TradeInData } from './current-car.ts'
import { valueTradeIn } from './trade-in.ts'
import { tradeInDataInFiles as data } from './trade-in-data.server.ts'
import { fieldOf, type TypedCar } from './typed-car.ts'
import { usedCarsSchema } from './used-cars-schema.ts'

const today = Temporal.PlainDate.from('2026-11-28')

/** An Xpander of 2021 in Bandung with usual kilometres. */
const xpander: TypedCar = {
  brand: 'mitsubishi',
  model: 'xpander',
  variant: '1-5-ultimate-at-cvt',
  year: '2021',
  kilometres: '75000-100000',
  transmission: 'automatic',
  colour: 'white',
  province: '32',
  city: '32.73',
  'service-history': 'full',
}

const value = (car: TypedCar, facts: TradeInData = data) => {
  const valued = valueTradeIn(car, facts, today)
  if (!valued.ok) throw new Error(valued.refusal.join(', '))
  return valued.value
}
const refusalsOf = (car: TypedCar) => {
  const valued = valueTradeIn(car, data, today)
  return valued.ok ? [] : valued.refusal
}
const lineOf = (car: TypedCar, code: string) => value(car).lines.find((one) => one.code === code)

/** The example in rules.md: an Avanza of 2021 with a new price of 275 million and no special features. */
const avanza = { ...xpander, brand: 'Toyota', model: 'Avanza', variant: '1.3 G AT' }
const avanzaAt275: TradeInData = {
  ...data,
  cars: usedCarsSchema.parse({
    ...data.cars,
    brands: [
      {
        name: 'Toyota',
        models: [
          {
            name: 'Avanza',
            use: 'mpv-suv',
            segment: 'japanese-mpv-lcgc',
            pickup: false,
            variants: [
              {
                name: '1.3 G AT',
                fuel: 'petrol',
                transmission: 'automatic',
                from: 2012,
                until: 2021,
                reference: { amount: 275_000_000, basis: 'list-price' },
              },
            ],
          },
        ],
        notValued: [],
      },
    ],
  }),
}

test('an Avanza of 2021 has the values of rules.md: 191 million on the market, 165 to 180 in trade', () => {
  const { market, range, value: middle } = value(avanza, avanzaAt275)
  expect(market.middle).toBe(191_500_000)
  expect(range).toEqual({ low: 165_500_000, high: 181_000_000 })
  expect(middle).toBe(173_250_000)
})

test('an Xpander Ultimate of 2021, step by step', () => {
  const { lines, range, value: middle, market } = value(xpander)
  expect(lines.map(({ code, percent, amount }) => [code, percent, amount])).toEqual([
    ['reference-price', null, 312_900_000],
    ['first-year', -1400, -43_806_000],
    ['age', -1900, -51_127_860],
    ['market-spread', -700, -7_628_815],
    ['dealer-margin', -700, -14_723_613],
    ['upper-end', 150, 1_634_746],
    ['rounding', null, 1542],
  ])
  expect(market).toEqual({ low: 202_500_000, middle: 218_000_000, high: 233_000_000 })
  expect(range).toEqual({ low: 188_500_000, high: 206_000_000 })
  expect(middle).toBe(197_250_000)
})

test('the estimate names its sources and its last day', () => {
  const { restsOn, validUntil, confidence, caveats } = value(xpander)
  expect(restsOn).toEqual({
    price: 312_900_000,
    basis: 'list-price',
    confidence: 'medium',
    source: 'S11',
    asOf: '2026',
    segment: 'japanese-mpv-lcgc',
    years: 5,
  })
  expect(isoDay(validUntil)).toBe('2026-12-05')
  expect(confidence).toBe('medium')
  expect(caveats).toEqual(['city-not-counted', 'answers-assumed'])
})

describe('what is added and taken off', () => {
  test.each([
    ['few kilometres add at most 3 %', { kilometres: '0-10000' }, 'kilometres', 300, 'less-than-usual'],
    ['many kilometres cost 1 % for each 10.000 too many', { kilometres: '126.000 km' }, 'kilometres', -375, 'more-than-usual'],
    ['no car loses more than 10 % by kilometres', { kilometres: '987000', year: '2024' }, 'kilometres', -1000, 'more-than-usual'],
    ['a red one is less wanted', { colour: 'Merah' }, 'colour', -200, 'colour-less-wanted'],
    ['an orange one is rare', { colour: 'jingga' }, 'colour', -400, 'colour-rare'],
    ['outside Java cars are dearer', { province: 'Bali', city: '' }, 'region', 300, 'outside-java'],
    [
      'Jakarta plates in Central Java',
      { province: '33', city: '', plates: 'DKI Jakarta' },
      'region',
      -300,
      'jakarta-plates-in-central-java',
    ],
    ['manual where the line is automatic', { transmission: 'MT' }, 'transmission', -290, 'manual-under-automatic'],
    ['no service book', { 'service-history': 'none' }, 'service-history', -250, 'none'],
    ['some services', { 'service-history': 'partial' }, 'service-history', -100, 'partial'],
    ['a heavy accident', { accident: 'major' }, 'accident', -1200, 'major'],
    ['a flood', { flood: 'yes' }, 'flood', -1500, 'yes'],
    ['tax not paid', { tax: 'overdue' }, 'tax', -200, 'overdue'],
    ['a second owner', { owners: 'two' }, 'owners', -50, 'two'],
    ['a damaged body', { body: 'damaged' }, 'body', -330, 'damaged'],
    ['an interior like new is an addition', { interior: 'like-new' }, 'interior', 45, 'like-new'],
    ['worn tyres', { tyres: 'worn' }, 'tyres', -105, 'worn'],
  ] as const)('%s', (_, change, code, percent, reason) => {
    expect(lineOf({ ...xpander, ...change }, code)).toMatchObject({ percent, reason })
  })

  test('an answer without effect has no line', () => {
    expect(value(xpander).lines.map(({ code }) => code)).not.toContain('colour')
    expect(value(xpander).lines.map(({ code }) => code)).not.toContain('flood')
  })

  test('a diesel has the same value with either gearbox', () => {
    const pajero = { ...xpander, model: 'Pajero Sport', variant: '2.4 Dakar 4x2 AT' }
    expect(value({ ...pajero, transmission: 'manual' }).value).toBe(value(pajero).value)
  })
})

describe('the loan on the old car', () => {
  test('without a loan the whole value counts', () => {
    expect(value(xpander).equity).toMatchObject({ code: 'no-loan', equity: 197_250_000, shortfall: 0 })
  })

  test('is paid off from the value first', () => {
    const { equity } = value({ ...xpander, payoff: 'Rp 97.250.000' })
    expect(equity).toMatchObject({ code: 'loan-below-value', equity: 100_000_000, shortfall: 0 })
  })

  test('gives a shortfall when it is larger than the value', () => {
    const { equity } = value({ ...xpander, payoff: '200 juta' })
    expect(equity).toMatchObject({ code: 'loan-above-value', equity: 0, shortfall: 2_750_000 })
  })
})

describe('cars somebody spells as they like', () => {
  test.each([
    { brand: 'Honda', model: 'HRV', variant: '1.5 E CVT' },
    { brand: 'TOYOTA', model: 'Toyota Avanza', variant: 'avanza 1.3 g mt' },
    { brand: 'wuling', model: 'AIR EV', variant: 'long-range', transmission: '', year: '2023' },
  ])('$brand $model $variant', (car) => {
    expect(refusalsOf({ ...xpander, year: '2020', ...car })).toEqual([])
  })
})

describe('what cannot be valued', () => {
  test.each([
    [{ brand: '' }, 'brand-missing'],
    [{ brand: 'Tesla' }, 'brand-unknown'],
    [{ model: 'Avanza' }, 'model-unknown'],
    [{ model: 'Delica' }, 'model-not-valued'],
    [{ brand: 'BMW', model: '3 Series' }, 'model-not-valued'],
    [{ variant: '' }, 'variant-missing'],
    [{ variant: '9.9 Turbo' }, 'variant-unknown'],
    [{ year: '2016' }, 'year-out-of-range'],
    [{ year: '2027' }, 'year-out-of-range'],
    [{ year: '1e9' }, 'year-out-of-range'],
    [{ kilometres: '-5' }, 'kilometres-unreadable'],
    [{ kilometres: '99999999999999999999' }, 'kilometres-unreadable'],
    [{ transmission: 'tiptronic' }, 'transmission-unknown'],
    [{ colour: '<script>alert(1)</script>' }, 'colour-unknown'],
    [{ province: '99' }, 'province-unknown'],
    [{ city: '31.71' }, 'city-unknown'],
    [{ flood: 'constructor' }, 'flood-unknown'],
    [{ payoff: '-1' }, 'payoff-unreadable'],
    [{ payoff: '99999999999999' }, 'payoff-too-large'],
  ] as const)('%o: %s', (change, refusal) => {
    expect(refusalsOf({ ...xpander, ...change })).toEqual([refusal])
    expect(Object.keys(change)).toContain(fieldOf(refusal))
  })

  test('all errors are returned at once', () => {
    expect(refusalsOf({ year: '2021' })).toEqual(['brand-missing', 'kilometres-missing', 'province-missing'])
  })

  test('fifteen years is the highest age', () => {
    const old = { ...avanza, year: '2012' }
    expect(refusalsOf(old)).toEqual([])
    const later = valueTradeIn(old, data, today.add({ years: 2 }))
    expect(later).toEqual({ ok: false, refusal: ['year-too-old'] })
  })
})

test('after the end of the curve a year loses as much as the last one, and the estimate says so', () => {
  const { caveats, confidence, lines } = value({ ...avanza, year: '2012' })
  expect(caveats).toContain('curve-prolonged')
  expect(confidence).toBe('low')
  expect(lines.find(({ code }) => code === 'age')).toMatchObject({
    reason: 'years-beyond-the-curve',
    percent: basisPoints(4565 - 10_000),
  })
})

test('a car of this year loses value by month', () => {
  expect(lineOf({ ...xpander, year: '2026' }, 'first-year')).toMatchObject({ reason: 'newer-than-a-year', percent: -1167 })
})
