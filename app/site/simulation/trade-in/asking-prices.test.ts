import { describe, expect, test } from 'vitest'
import { Temporal } from '../../../lib/instant.ts'
import { ageOf, byAge } from './market-value.ts'
import { tradeInDataInFiles as data } from './trade-in-data.server.ts'
import { sumOf } from './value-lines.ts'

// Advertisements of August 2024 in Jakarta: asking prices, not final prices, and the price lists are two years newer.
// The data's own notes expect a difference of 10 to 25 percent.
const asked = Temporal.PlainDate.from(data.cars.askingPrices.asOf)

const advertised = data.cars.brands.flatMap((brand) =>
  brand.models.flatMap((model) =>
    model.variants.flatMap(({ name, reference, askingPrices = [] }) =>
      askingPrices.map(({ year, amount }) => {
        const price = reference?.amount ?? 0
        const value = price + sumOf(byAge(price, ageOf(year, asked), data.rules.curves[model.segment]))
        return {
          car: `${brand.name} ${model.name} ${name} ${year}`,
          basis: reference?.basis,
          apart: Math.abs(value - amount) / amount,
        }
      }),
    ),
  ),
)
/** Cars whose reference prices come from a list, not from these advertisements. */
const independent = advertised.filter(({ basis }) => basis === 'list-price')

/** A known exception: the first cars of this brand lost far more value than their segment. */
const known = ['Wuling Almaz 1.5T Exclusive CVT 2019']

describe('values by age beside asking prices that were not used to make them', () => {
  test('there are enough of them for a comparison', () => {
    expect(independent.length).toBeGreaterThanOrEqual(35)
  })

  test.each(independent.filter(({ car }) => !known.includes(car)))('$car differs by at most 26 percent', ({ apart }) => {
    expect(apart).toBeLessThanOrEqual(0.26)
  })

  test('half of them differ by at most 6 percent, nine of ten by at most 20', () => {
    const sorted = independent.map(({ apart }) => apart).toSorted((one, other) => one - other)
    expect(sorted[Math.floor(sorted.length * 0.5)]).toBeLessThanOrEqual(0.06)
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(0.2)
  })
})

test('a price calculated from several advertisements of a variant differs from each by at most 26 percent', () => {
  const others = advertised.filter(({ basis }) => basis === 'asking-prices')
  expect(others.filter(({ apart }) => apart > 0.26)).toEqual([])
})
