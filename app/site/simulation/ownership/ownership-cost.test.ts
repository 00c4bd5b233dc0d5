import { describe, expect, test } from 'vitest'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { maintenanceInFile as maintenance } from '../../../core/maintenance/maintenance.server.ts'
import { rupiah } from '../../../lib/money.ts'
import type { OwnedCar, OwnershipChoices } from './ownership-choices.ts'
import { ownershipCost } from './ownership-cost.ts'
import { ownershipDataInFiles } from './ownership-data.server.ts'

const data = { ...ownershipDataInFiles, maintenance }

function carOf(model: string, variant: string): OwnedCar {
  const one = carsInFiles.find(({ slug }) => slug === model)?.variants.find(({ slug }) => slug === variant)
  if (!one) throw new Error(`There is no ${model} ${variant}.`)
  const { fuel, price, batteryKwh, evRangeKm } = one
  return { model, variant, fuel, price: price.amount, accessories: rupiah(0), discount: rupiah(0), batteryKwh, evRangeKm }
}
const xpander = carOf('xpander', 'ultimate-cvt')
const outlander = carOf('outlander-phev', '2-4-phev-s-awc')

const inJakarta: OwnershipChoices = {
  province: '31',
  kilometresAYear: 15_000,
  electricShare: 0,
  carNumber: 1,
  insurance: {
    premiums: [9_000_000, 7_200_000, 6_400_000, 5_600_000, 5_600_000].map(rupiah),
    ofCredit: 5,
    confidence: 'high',
    source: 'SEOJK 6/2017',
  },
}

const cost = (car: OwnedCar, choices: OwnershipChoices) => {
  const result = ownershipCost(car, choices, data)
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}
const yearOfCost = (car: OwnedCar, choices: OwnershipChoices, year: number) =>
  Object.fromEntries(
    cost(car, choices)
      .lines.filter((one) => one.year === year && one.kind !== 'service')
      .map(({ code, amount }) => [code, amount]),
  )

test('an Xpander Ultimate CVT in Jakarta, 15.000 km a year, in its second year', () => {
  // Tax: 62 % of 337,8 million = 209.436.000; times 1,05 = 219.907.800; of that 2 %.
  // Fuel: 15.000 km at 11,5 km a litre of Rp 12.350.
  expect(yearOfCost(xpander, inJakarta, 2)).toEqual({
    'loss-of-value': 12_750_000,
    'vehicle-tax': 4_398_156,
    'accident-fund': 143_000,
    'premium-of-credit': 7_200_000,
    petrol: 16_108_696,
  })
})

test('a discount is not lost: the loss of value starts from the price paid', () => {
  const reduced = { ...xpander, discount: rupiah(10_000_000) }
  // Price paid: 327,8 million. Value after a year: 263,25 million.
  expect(yearOfCost(reduced, inJakarta, 1)['loss-of-value']).toBe(64_550_000)
  expect(cost(reduced, inJakarta).total).toBe(cost(xpander, inJakarta).total - 10_000_000)
})

test('accessories are lost in the first year: they are paid for and have no resale value', () => {
  const equipped = { ...xpander, accessories: rupiah(4_200_000) }
  // Price paid: 342 million. Value after a year: 263,25 million.
  expect(yearOfCost(equipped, inJakarta, 1)['loss-of-value']).toBe(78_750_000)
  expect(yearOfCost(equipped, inJakarta, 2)).toEqual(yearOfCost(xpander, inJakarta, 2))
  expect(cost(equipped, inJakarta).total).toBe(cost(xpander, inJakarta).total + 4_200_000)
  const reduced = { ...equipped, discount: rupiah(4_200_000) }
  expect(cost(reduced, inJakarta).byYear).toEqual(cost(xpander, inJakarta).byYear)
})

test('the price includes the first year’s tax; plates are renewed in the fifth', () => {
  expect(yearOfCost(xpander, inJakarta, 1)).toMatchObject({ 'vehicle-tax-in-price': 0 })
  expect(yearOfCost(xpander, inJakarta, 5)).toMatchObject({
    'vehicle-tax': 4_398_156,
    'registration-renewal': 200_000,
    'plates-renewal': 100_000,
  })
})

test('the cost over five years', () => {
  const { byKind, total, paid, perMonth, perKilometre, resale, caveats } = cost(xpander, inJakarta)
  expect(byKind).toEqual({
    depreciation: 123_300_000,
    tax: 18_464_624,
    insurance: 33_800_000,
    energy: 80_543_480,
    service: 17_650_000,
  })
  expect({ total, paid, perMonth, perKilometre }).toEqual({
    total: 273_758_104,
    paid: 150_458_104,
    perMonth: 4_562_635,
    perKilometre: 3650,
  })
  expect(resale.value).toBe(214_500_000)
  expect(caveats).toEqual(['service-package-not-counted', 'wear-not-counted'])
})

describe('where it is registered', () => {
  test('East Java keeps the tax amounts from before the surcharge', () => {
    expect(yearOfCost(xpander, { ...inJakarta, province: '35' }, 2)['vehicle-tax']).toBe(3_298_617)
  })

  test('in Central Java the rate includes the surcharge of the regency', () => {
    expect(yearOfCost(xpander, { ...inJakarta, province: '33' }, 2)['vehicle-tax']).toBe(3_832_993)
  })

  test('a third car in Jakarta is taxed at 4 %', () => {
    expect(yearOfCost(xpander, { ...inJakarta, carNumber: 3 }, 2)['vehicle-tax']).toBe(8_796_312)
  })

  test('for a province without a published rate the estimate says so', () => {
    const { caveats } = cost(xpander, { ...inJakarta, province: '94', carNumber: 2 })
    expect(caveats).toEqual([
      'fuel-price-of-another-province',
      'tax-assumed',
      'rate-of-the-first-car',
      'service-package-not-counted',
      'wear-not-counted',
    ])
  })
})

describe('what it drives on', () => {
  test('a diesel', () => {
    const pajero = carOf('pajero-sport', 'dakar-4x2-at')
    expect(yearOfCost(pajero, inJakarta, 2)).toMatchObject({ diesel: 19_805_825 })
  })

  test('a hybrid needs petrol only', () => {
    const hybrid = yearOfCost(carOf('xforce', 'hev'), { ...inJakarta, electricShare: 50 }, 2)
    expect(hybrid).toMatchObject({ petrol: 10_291_667 })
    expect(hybrid).not.toHaveProperty('electricity')
  })

  test('a plug-in hybrid at 60 % on electricity: 13,8 kWh are enough for 55 km', () => {
    const half = yearOfCost(outlander, { ...inJakarta, electricShare: 60 }, 2)
    expect(half).toMatchObject({ petrol: 5_700_000, electricity: 3_839_238 })
  })

  test('without a battery in the catalogue the electric share does not count', () => {
    const { caveats, lines } = cost({ ...outlander, batteryKwh: undefined }, { ...inJakarta, electricShare: 60 })
    expect(caveats).toContain('electric-share-not-counted')
    expect(lines.some(({ code }) => code === 'electricity')).toBe(false)
  })
})

describe('service', () => {
  test('without a schedule service is not in the total, and the estimate says so', () => {
    const { caveats, byKind, visits } = cost(carOf('xforce', 'hev'), inJakarta)
    expect(visits).toEqual([])
    expect(byKind.service).toBe(0)
    expect(caveats).toEqual(['consumption-estimated', 'without-service', 'wear-not-counted'])
  })

  test('for many kilometres the estimate says that the written schedule ends too early', () => {
    expect(cost(xpander, { ...inJakarta, kilometresAYear: 30_000 }).caveats).toContain('service-beyond-schedule')
    expect(cost(xpander, inJakarta).caveats).not.toContain('service-beyond-schedule')
  })

  test('a visit of unknown cost is not counted, and the estimate says so', () => {
    // The spark plugs at 200.000 km, after the end of the written schedule.
    const { caveats, visits, lines } = cost(xpander, { ...inJakarta, kilometresAYear: 40_000 })
    expect(caveats).toContain('service-cost-unknown')
    expect(visits).toHaveLength(21)
    expect(lines.filter(({ kind }) => kind === 'service')).toHaveLength(20)
  })

  test('the service costs of a Triton are our own estimate', () => {
    const triton = cost(carOf('triton', 'ultimate-at-double-cab-4x4'), inJakarta)
    const sources = triton.lines.flatMap(({ kind, source }) => (kind === 'service' ? source : []))
    expect(new Set(sources)).toEqual(new Set(['S8', 'S15']))
  })
})

describe('insurance', () => {
  const insured = (ofCredit: number) => cost(xpander, { ...inJakarta, insurance: { ...inJakarta.insurance, ofCredit } })

  test.each([
    [0, ['insurance-of-its-owner']],
    [2, ['insurance-renewed']],
    [5, []],
  ])('with %i years in the credit the total is the same, and the estimate says who pays the others', (ofCredit, said) => {
    const { byKind, lines, caveats } = insured(ofCredit)
    const codes = lines.flatMap(({ kind, code }) => (kind === 'insurance' ? code : []))
    expect(byKind.insurance).toBe(33_800_000)
    expect(codes).toEqual([...Array(ofCredit).fill('premium-of-credit'), ...Array(5 - ofCredit).fill('premium-renewed')])
    expect(caveats.filter((one) => one.startsWith('insurance'))).toEqual(said)
  })

  test.each([0, 1, 4, 6])('%i premiums for five years are refused: a year without a premium would look free', (count) => {
    const premiums = Array.from({ length: count }, () => rupiah(5_000_000))
    const choices = { ...inJakarta, insurance: { ...inJakarta.insurance, premiums } }
    expect(ownershipCost(xpander, choices, data)).toEqual({ ok: false, refusal: 'premiums-unsound' })
  })
})

describe('what is refused', () => {
  test.each([
    [{ model: 'avanza' }, {}, 'model-unknown'],
    [{ price: 0 }, {}, 'price-out-of-range'],
    [{ price: Number.NaN }, {}, 'price-out-of-range'],
    [{ accessories: -1 }, {}, 'accessories-out-of-range'],
    [{ accessories: Number.NaN }, {}, 'accessories-out-of-range'],
    [{ discount: -1 }, {}, 'discount-out-of-range'],
    [{ discount: 500_000_000 }, {}, 'discount-out-of-range'],
    [{}, { province: '99' }, 'province-unknown'],
    [{}, { kilometresAYear: Number.POSITIVE_INFINITY }, 'kilometres-out-of-range'],
    [{}, { kilometresAYear: -1 }, 'kilometres-out-of-range'],
    [{}, { electricShare: 101 }, 'electric-share-out-of-range'],
    [{}, { carNumber: 0 }, 'car-number-out-of-range'],
  ])('%o %o: %s', (car, choices, refusal) => {
    const result = ownershipCost({ ...xpander, ...car } as OwnedCar, { ...inJakarta, ...choices }, data)
    expect(result).toEqual({ ok: false, refusal })
  })
})

describe('the facts', () => {
  const { facts } = data
  const variants = carsInFiles.flatMap((car) => car.variants.map((variant) => ({ model: car.slug, variant: variant.slug })))

  test.each(variants)('the cost of $model $variant can be calculated', ({ model, variant }) => {
    expect(ownershipCost(carOf(model, variant), inJakarta, data).ok).toBe(true)
  })

  test('each of the 38 provinces has its tax exactly once', () => {
    const codes = facts.tax.provinces.map(({ code }) => code)
    expect(codes).toHaveLength(38)
    expect(new Set(codes).size).toBe(38)
  })

  test('each figure names an existing source', () => {
    const { tax, energy, cars } = facts
    const figures = [tax.taxedShare, tax.weights, tax.swdkllj, tax.renewal, energy.electricity, ...tax.provinces]
    const prices = [...energy.petrol.prices, ...energy.diesel.prices, ...cars.map((car) => car.kilometresPerLitre)]
    for (const { source } of [...figures, ...prices]) expect(Object.keys(facts.sources)).toContain(source)
  })
})
