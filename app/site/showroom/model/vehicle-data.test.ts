import { expect, test } from 'vitest'
import { carsInFiles as cars } from '~/core/cars/catalogue-files.server.ts'
import { vehicleData } from './vehicle-data.ts'

const dataOf = (slug: string) => {
  const car = cars.find((one) => one.slug === slug)
  if (!car) throw new Error(`no ${slug}`)
  return vehicleData(car, 'https://mobil.example', 'Pabrik Contoh')
}

test('a model is a car of the maker at its one address', () => {
  expect(dataOf('xpander')).toMatchObject({
    '@type': 'Car',
    name: 'Pabrik Contoh Xpander',
    url: 'https://mobil.example/our-cars/mobil-penumpang/xpander',
    brand: { name: 'Pabrik Contoh' },
    productID: '22',
    vehicleSeatingCapacity: 7,
    fuelType: ['Bensin'],
  })
})

test('sure prices are offered, each with its place', () => {
  const { offers } = dataOf('xpander')
  expect(offers).toHaveLength(6)
  expect(offers[0]).toMatchObject({ name: 'GLS MT', price: 270_100_000, priceCurrency: 'IDR', areaServed: 'Jabodetabek' })
})

test('unsure prices and prices of the past are not', () => {
  expect(dataOf('triton').offers.map(({ name }) => name)).toEqual(['GLX MT Single Cab 4x2'])
  expect(dataOf('eclipse-cross').offers).toEqual([])
})
