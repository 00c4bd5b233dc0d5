import { expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { carsInFiles } from '../../core/cars/catalogue-files.server.ts'
import { dealerSchema } from '../../core/dealers/dealer.ts'
import { type Choice, readChoice } from './choice.ts'
import { chosenCar, chosenPlace } from './place.ts'

const dealers = data.dealers.map((row) => dealerSchema.parse(row))
const choice = (chosen: Partial<Choice>): Choice => readChoice(new URLSearchParams(chosen as Record<string, string>))
const place = (chosen: Partial<Choice>) => {
  const { province, city, dealer } = chosenPlace(dealers, chosenCar(carsInFiles, choice(chosen)).car, choice(chosen))
  return [province?.name, city?.name, dealer?.slug]
}

test.each(['xforce', 'XFORCE', 'x-force', 'X Force'])('the car is found as "%s"', (vehicle) => {
  expect(chosenCar(carsInFiles, choice({ vehicle })).car?.slug).toBe('xforce')
})

test('a car no longer sold new cannot be driven, and is named', () => {
  const { car, noLongerSold } = chosenCar(carsInFiles, choice({ vehicle: 'eclipse cross' }))
  expect([car, noLongerSold?.name]).toEqual([null, 'Eclipse Cross'])
})

test('at first every province is offered, by name', () => {
  const { provinces, cities } = chosenPlace(dealers, null, choice({}))
  expect(provinces).toHaveLength(38)
  expect(provinces[0]?.name).toBe('Aceh')
  expect(cities).toEqual([])
})

test('a named dealer fills in city and province', () => {
  expect(place({ dealer: 'mahligai-puteri-berlian-bandung' })).toEqual([
    'Jawa Barat',
    'Kota Bandung',
    'mahligai-puteri-berlian-bandung',
  ])
})

test('another province gives up the city and dealer of the old one', () => {
  const bandung = { city: '32.73', dealer: 'mahligai-puteri-berlian-bandung' }
  expect(place({ province: '31', ...bandung })).toEqual(['DKI Jakarta', undefined, undefined])
  expect(place({ province: '32', ...bandung, city: '32.77' })).toEqual([
    'Jawa Barat',
    'Kota Cimahi',
    'mahligai-puteri-berlian-cimahi',
  ])
})

test('where there is only one city with one dealer, both are chosen', () => {
  expect(place({ province: '51' })).toEqual(['Bali', 'Kota Denpasar', 'sun-star-motor-denpasar'])
  expect(place({ province: '81' })).toEqual(['Maluku', 'Kota Ambon', 'dealer-contoh-ambon'])
})

test('a dealer that does not sell the chosen car is not offered', () => {
  const trucksOnly = dealers.map((dealer) => ({
    ...dealer,
    segments: dealer.slug.includes('denpasar') ? ['niaga-ringan' as const] : dealer.segments,
  }))
  const xforce = chosenCar(carsInFiles, choice({ vehicle: 'xforce' })).car
  const l300 = chosenCar(carsInFiles, choice({ vehicle: 'l300' })).car
  expect(chosenPlace(trucksOnly, xforce, choice({ province: '51' })).dealer).toBeNull()
  expect(chosenPlace(trucksOnly, l300, choice({ province: '51' })).dealer?.slug).toBe('sun-star-motor-denpasar')
})

test('nonsense in the address chooses nothing', () => {
  expect(place({ province: '99', city: 'x', dealer: '../etc' })).toEqual([undefined, undefined, undefined])
})
