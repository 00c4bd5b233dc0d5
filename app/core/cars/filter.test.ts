import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seatsOf } from './car.ts'
import { carsInFiles as cars } from './catalogue-files.server.ts'
import { carsMatching, filterParameters, filterQuery, fuelSlugs, isFiltered, readFilter, sortSlugs } from './filter.ts'
import { cheapest } from './price.ts'

const read = (query: string) => readFilter(new URLSearchParams(query))
const found = (query: string) => carsMatching(cars, read(query)).map(({ car }) => car.slug)

describe('reading', () => {
  test('every filter', () => {
    expect(
      read('kelas=mobil-penumpang&kursi=7&bahan-bakar=bensin&harga-min=300000000&harga-maks=Rp+400.000.000&urut=harga'),
    ).toEqual({
      class: 'mobil-penumpang',
      seats: 7,
      fuel: 'petrol',
      minPrice: 300_000_000,
      maxPrice: 400_000_000,
      sort: 'price',
    })
  })

  test('a small number means millions, and swapped bounds are corrected', () => {
    expect(read('harga-min=400&harga-maks=300+juta')).toMatchObject({ minPrice: 300_000_000, maxPrice: 400_000_000 })
  })

  test('unknown values filter nothing', () => {
    const filter = read('kelas=truk&kursi=banyak&bahan-bakar=&harga-min=murah&harga-maks=0&urut=acak')
    expect(isFiltered(filter)).toBe(false)
    expect(filter.sort).toBeNull()
  })
})

describe('matching', () => {
  test('without filters every model is listed in its order', () => {
    expect(found('')).toEqual(cars.map((car) => car.slug))
  })

  test('class, seats and fuel', () => {
    expect(found('kelas=niaga-ringan')).toEqual(['triton', 'l300'])
    expect(found('kursi=2')).toEqual(['triton'])
    expect(found('bahan-bakar=hybrid')).toEqual(['xforce'])
    expect(found('kursi=7&bahan-bakar=diesel')).toEqual(['pajero-sport'])
    expect(found('kursi=9')).toEqual([])
  })

  test('only the variants that match every filter are returned', () => {
    const [triton] = carsMatching(cars, read('kursi=2'))
    expect(triton?.variants.map(({ name }) => name)).toEqual(['GLX MT Single Cab 4x2', 'HDX MT Single Cab 4x4'])
  })

  test('an old price matches no price range', () => {
    expect(found('harga-maks=2000')).not.toContain('eclipse-cross')
    expect(found('harga-maks=2000')).toHaveLength(6)
  })

  test('sorting by price puts models no longer sold new at the end', () => {
    expect(found('urut=harga').slice(0, 2)).toEqual(['l300', 'xpander'])
    expect(found('urut=harga-tertinggi')[0]).toBe('pajero-sport')
    expect(found('urut=harga').slice(-2)).toEqual(['eclipse-cross', 'outlander-phev'])
    expect(found('urut=nama')[0]).toBe('Eclipse Cross'.toLowerCase().replace(' ', '-'))
  })
})

const wishes = fc.record({
  [filterParameters.class]: fc.constantFrom('', 'mobil-penumpang', 'niaga-ringan'),
  [filterParameters.seats]: fc.constantFrom('', '2', '3', '5', '7'),
  [filterParameters.fuel]: fc.constantFrom('', ...Object.values(fuelSlugs)),
  [filterParameters.minPrice]: fc.nat({ max: 900 }).map(String),
  [filterParameters.maxPrice]: fc.nat({ max: 900 }).map(String),
  [filterParameters.sort]: fc.constantFrom('', ...Object.values(sortSlugs)),
})

test('for any filter, every returned variant matches, and no matching model is left out', () => {
  fc.assert(
    fc.property(wishes, (query) => {
      const filter = readFilter(new URLSearchParams(query))
      const matches = carsMatching(cars, filter)
      for (const { car, variants } of matches) {
        if (filter.class) expect(car.class).toBe(filter.class)
        for (const variant of variants) {
          if (filter.seats) expect(seatsOf(car, variant)).toBe(filter.seats)
          if (filter.fuel) expect(variant.fuel).toBe(filter.fuel)
          if (filter.minPrice) expect(variant.price.amount).toBeGreaterThanOrEqual(filter.minPrice)
          if (filter.maxPrice) expect(variant.price.amount).toBeLessThanOrEqual(filter.maxPrice)
        }
      }
      const unsorted = carsMatching(cars, { ...filter, sort: null })
      expect(matches.map(({ car }) => car.slug).toSorted()).toEqual(unsorted.map(({ car }) => car.slug).toSorted())
    }),
  )
})

test('a filter written into an address is read back unchanged', () => {
  fc.assert(
    fc.property(wishes, (query) => {
      const filter = readFilter(new URLSearchParams(query))
      const written = Object.entries(filterQuery(filter)).flatMap(([name, value]) => (value ? [[name, value]] : []))
      expect(readFilter(new URLSearchParams(written))).toEqual(filter)
    }),
  )
})

test('sorted by price, models on sale have rising prices', () => {
  const prices = carsMatching(cars, read('urut=harga'))
    .filter(({ car }) => car.status === 'on-sale')
    .map(({ variants }) => cheapest(variants).price.amount)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})
