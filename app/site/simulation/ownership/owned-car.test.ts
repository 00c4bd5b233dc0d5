import { describe, expect, test } from 'vitest'
import { isOnSale } from '../../../core/cars/car.ts'
import { carsInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { maintenanceInFile as maintenance } from '../../../core/maintenance/maintenance.server.ts'
import type { Typed } from '../../../ui/form.ts'
import { readOwnership } from './owned-car.ts'
import { ownershipDataInFiles } from './ownership-data.server.ts'
import type { YearlyPremiums } from './yearly-premiums.ts'

const premiums: YearlyPremiums = {
  amounts: [9_000_000, 7_200_000, 6_400_000, 5_600_000, 5_600_000],
  ofCredit: 5,
  confidence: 'high',
  source: 'SEOJK 6/2017',
}
const [jakarta, bali] = ['31', '51']
const onSale = carsInFiles.filter(isOnSale)

function read(model: string, asked: { typed?: Typed; province?: string; premiums?: YearlyPremiums; price?: number } = {}) {
  const car = carsInFiles.find(({ slug }) => slug === model) ?? expect.fail()
  const [variant] = car.variants
  return readOwnership(
    {
      car,
      variant,
      price: variant.price.amount,
      accessories: 0,
      discount: 0,
      province: jakarta,
      premiums,
      typed: {},
      ...asked,
    },
    { ...ownershipDataInFiles, maintenance },
  )
}
const cost = (...asked: Parameters<typeof read>) => read(...asked) ?? expect.fail('no cost')

describe.each([
  ['Jakarta', jakarta],
  ['Bali', bali],
])('in %s', (_, province) => {
  test.each(onSale.flatMap((car) => car.variants.map((variant) => ({ car, variant }))))(
    'a $car.slug $variant.slug has a cost whose rows add up, as plain data',
    ({ car, variant }) => {
      const price = variant.price.amount
      const owned =
        readOwnership(
          { car, variant, price, accessories: 0, discount: 0, province, premiums, typed: {} },
          { ...ownershipDataInFiles, maintenance },
        ) ?? expect.fail('no cost')
      const { rows, byYear, total, paid, resale } = owned
      expect(rows.reduce((sum, row) => sum + row.total, 0)).toBe(total)
      expect(byYear.reduce((sum, one) => sum + one, 0)).toBe(total)
      for (const row of rows) expect(row.byYear.reduce((sum, one) => sum + one, 0)).toBe(row.total)
      expect(total - paid + resale.value).toBe(price)
      expect(JSON.parse(JSON.stringify(owned))).toEqual(owned)
    },
  )
})

test('without input the usual kilometres for such a car apply', () => {
  expect(cost('xpander')).toMatchObject({ kilometresAYear: 17_500, usualKilometres: 17_500, electricShare: null })
  expect(cost('l300').kilometresAYear).toBe(15_000)
  expect(cost('outlander-phev').electricShare).toBe(50)
})

test.each([
  ['20000', 20_000],
  ['20.000', 20_000],
  [' 12,345 km ', 12_345],
  ['100000', 100_000],
])('%j is read as %i km a year, and can be chosen', (km_setahun, kilometres) => {
  const { kilometresAYear, kilometresOffered } = cost('xpander', { typed: { km_setahun } })
  expect(kilometresAYear).toBe(kilometres)
  expect(kilometresOffered).toContain(kilometres)
  expect(kilometresOffered).toEqual([...new Set(kilometresOffered)].toSorted((one, other) => one - other))
})

test.each([
  ['0', 0],
  ['100', 100],
  ['65 %', 65],
])('%j is read as %i percent on electricity', (porsi_listrik, percent) => {
  expect(cost('outlander-phev', { typed: { porsi_listrik } }).electricShare).toBe(percent)
})

const hostile = [
  '',
  '-1',
  '0x10',
  '1e9',
  'NaN',
  'Infinity',
  '∞',
  '999',
  '100001',
  '9'.repeat(400),
  '\u0000',
  '<script>',
  '1.5',
  '٥٠',
]
test.each(hostile)('%j counts as no input', (text) => {
  const typed = { km_setahun: text, porsi_listrik: text }
  expect(cost('outlander-phev', { typed })).toEqual(cost('outlander-phev'))
})

test('a car driven only on electricity uses no petrol', () => {
  const energy = (porsi_listrik: string) =>
    cost('outlander-phev', { typed: { porsi_listrik } })
      .rows.find(({ kind }) => kind === 'energy')
      ?.parts.map(({ code }) => code)
  expect(energy('100')).toEqual(['electricity'])
  expect(energy('50')).toEqual(['petrol', 'electricity'])
  expect(energy('0')).toEqual(['petrol'])
})

test.each([
  ['an unknown province', { province: '99' }],
  ['an invalid price', { price: Number.NaN }],
  ['invalid premiums', { premiums: { ...premiums, amounts: premiums.amounts.map(() => -1) } }],
  ['premiums for fewer years', { premiums: { ...premiums, amounts: [9_000_000] } }],
])('there is no cost for %s', (_, asked) => expect(read('xpander', asked)).toBeNull())
