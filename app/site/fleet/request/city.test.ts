import { expect, test } from 'vitest'
import { chosenCity, cityName } from './city.ts'

const [jawaBarat, bandung, denpasar] = ['32', '32.73', '51.71']

test('without a choice every province is offered and no city', () => {
  const { provinces, province, cities, city } = chosenCity({})
  expect([provinces.length, province, cities, city]).toEqual([38, null, [], null])
})

test('a province offers its cities and regencies by name, with or without sellers', () => {
  const { province, cities, city } = chosenCity({ province: jawaBarat })
  expect([province?.name, cities.length, city]).toEqual(['Jawa Barat', 27, null])
  expect(cities.map(({ name }) => name)).toEqual(cities.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'id')))
})

test('a city fills in its province', () => {
  expect(cityName(chosenCity({ city: bandung }))).toBe('Kota Bandung, Jawa Barat')
})

test('a province that does not contain the city wins, because it was chosen last', () => {
  const place = chosenCity({ province: jawaBarat, city: denpasar })
  expect([place.province?.name, place.city, cityName(place)]).toEqual(['Jawa Barat', null, null])
})

test.each(['99', '__proto__', '3'])('"%s" is not a region', (code) => {
  expect(chosenCity({ province: code, city: code })).toMatchObject({ province: null, city: null })
})
