import { describe, expect, test } from 'vitest'
import { Temporal } from '../../../lib/instant.ts'
import { ageOf, byAge } from './market-value.ts'
import { tradeInDataInFiles as data } from './trade-in-data.server.ts'
import { sumOf } from './value-lines.ts'

// Advertisements of August 2024, Jakarta: what sellers asked, not what they got, and the price lists are two years younger.
// The data's own expectation is a spread of 10 to 25 percent.
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
/** Their prices are from a list that knows nothing of these advertisements. */
const independent = advertised.filter(({ basis }) => basis === 'list-price')

/** One of its kind: a brand whose first cars lost far more than its segment. */
const known = ['Wuling Almaz 1.5T Exclusive CVT 2019']

describe('values by age beside asking prices that were not used to make them', () => {
  test('there are enough of them to say something', () => {
    expect(independent.length).toBeGreaterThanOrEqual(35)
  })

  test.each(independent.filter(({ car }) => !known.includes(car)))('$car lies within 26 percent', ({ apart }) => {
    expect(apart).toBeLessThanOrEqual(0.26)
  })

  test('half of them lie within 6 percent, nine of ten within 20', () => {
    const sorted = independent.map(({ apart }) => apart).toSorted((one, other) => one - other)
    expect(sorted[Math.floor(sorted.length * 0.5)]).toBeLessThanOrEqual(0.06)
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThanOrEqual(0.2)
  })
})

test('a price worked back from several advertisements of a line fits each of them within 26 percent', () => {
  const others = advertised.filter(({ basis }) => basis === 'asking-prices')
  expect(others.filter(({ apart }) => apart > 0.26)).toEqual([])
})
