import { expect, test } from 'vitest'
import { carsInFiles as cars } from '~/core/cars/catalogue-files.server.ts'
import { vehicleData } from './vehicle-data.ts'

const dataOf = (slug: string) => {
  const car = cars.find((one) => one.slug === slug)
  if (!car) throw new Error(`no ${slug}`)
  return vehicleData(car, 'https://mobil.example', 'Pabrik Contoh')
}

test('a model is a Car of the maker with its one address', () => {
  expect(dataOf('xpander')).toMatchObject({
    '@type': ['Product', 'Car'],
    name: 'Pabrik Contoh Xpander',
    url: 'https://mobil.example/our-cars/mobil-penumpang/xpander',
    brand: { name: 'Pabrik Contoh' },
    vehicleSeatingCapacity: 7,
    fuelType: ['Bensin'],
  })
})

test('confirmed prices become offers, each with its place and date', () => {
  const { offers } = dataOf('xpander')
  expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: 270_100_000, priceCurrency: 'IDR', offerCount: 6 })
  expect(offers?.offers).toHaveLength(6)
  expect(offers?.offers[0]).toMatchObject({
    name: 'GLS MT',
    description: 'OTR Jabodetabek, data paruh kedua 2026',
    price: 270_100_000,
    priceCurrency: 'IDR',
    areaServed: 'Jabodetabek',
    itemCondition: 'https://schema.org/NewCondition',
  })
})

test('unconfirmed and past prices do not become offers', () => {
  expect(dataOf('triton').offers?.offers.map(({ name }) => name)).toEqual(['GLX MT Single Cab 4x2'])
  expect(dataOf('eclipse-cross').offers).toBeUndefined()
})

test('a model without an offer is not a Product', () => {
  expect(dataOf('eclipse-cross')['@type']).toBe('Car')
})
