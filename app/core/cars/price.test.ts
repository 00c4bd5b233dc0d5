import { expect, test } from 'vitest'
import { carsInFiles as cars } from './catalogue-files.server.ts'
import { cheapest, lowestPrice } from './price.ts'
import { periodLabel, priceLabel } from './words.ts'

test.each(cars)('$name: no variant is cheaper than the lowest price', (car) => {
  const amounts = car.variants.map(({ price }) => price.amount)
  expect(lowestPrice(car).amount).toBe(Math.min(...amounts))
  expect(car.variants).toContain(cheapest(car.variants))
})

test.each([
  ['2026-H2', 'paruh kedua 2026'],
  ['2026-H1', 'paruh pertama 2026'],
  ['2026-02', 'Februari 2026'],
  ['2023', '2023'],
  ['2021/2022', '2021–2022'],
])('the period %s is written “%s”', (period, label) => expect(periodLabel(period)).toBe(label))

test('every price is labelled with its place and date', () => {
  expect(cars.map((car) => [car.slug, priceLabel(lowestPrice(car))])).toContainEqual([
    'l300',
    'OTR DKI Jakarta, data Februari 2026',
  ])
  for (const { price } of cars.flatMap(({ variants }) => variants))
    expect(priceLabel(price)).toMatch(/^OTR.+, data (?:.+ )?\d{4}(?:–\d{4})?$/)
})
