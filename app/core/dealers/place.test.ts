import { expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { chosenPlace } from './all-dealers.fixture.ts'
import { dealerSchema, sells } from './dealer.ts'
import { type PlaceChoice, selectedDealer } from './place.ts'

const dealers = data.dealers.map((row) => dealerSchema.parse(row)).filter((dealer) => sells(dealer))
const choice = (chosen: Partial<PlaceChoice>): PlaceChoice => ({ province: '', city: '', dealer: '', ...chosen })
const place = (chosen: Partial<PlaceChoice>) => {
  const { province, city, dealer } = chosenPlace(dealers, choice(chosen))
  return [province?.name, city?.name, dealer?.slug]
}

test('at first every province is offered, sorted by name', () => {
  const { provinces, cities } = chosenPlace(dealers, choice({}))
  expect(provinces).toHaveLength(38)
  expect(provinces[0]?.name).toBe('Aceh')
  expect(cities).toEqual([])
})

test('a dealer in the address fills in city and province', () => {
  expect(place({ dealer: 'mahligai-puteri-berlian-bandung' })).toEqual([
    'Jawa Barat',
    'Kota Bandung',
    'mahligai-puteri-berlian-bandung',
  ])
})

test('another province replaces the city and dealer of the old one', () => {
  const bandung = { city: '32.73', dealer: 'mahligai-puteri-berlian-bandung' }
  expect(place({ province: '31', ...bandung })).toEqual(['DKI Jakarta', undefined, undefined])
  expect(place({ province: '32', ...bandung, city: '32.77' })).toEqual([
    'Jawa Barat',
    'Kota Cimahi',
    'mahligai-puteri-berlian-cimahi',
  ])
})

test('when there is only one city with one dealer, both are chosen', () => {
  expect(place({ province: '51' })).toEqual(['Bali', 'Kota Denpasar', 'sun-star-motor-denpasar'])
  expect(place({ province: '81' })).toEqual(['Maluku', 'Kota Ambon', 'dealer-contoh-ambon'])
})

test('unknown values in the address choose nothing', () => {
  expect(place({ province: '99', city: 'x', dealer: '../etc' })).toEqual([undefined, undefined, undefined])
})

test.each([
  ['the shown dealer', { dealer: 'dwindo-cakung' }, 'dwindo-cakung'],
  ['the only dealer of a province, when no other was chosen', { province: '51' }, 'sun-star-motor-denpasar'],
  ['none, when the province was changed', { province: '32', dealer: 'dwindo-cakung' }, undefined],
  ['none, when the province was changed to one with a single dealer', { province: '51', dealer: 'dwindo-cakung' }, undefined],
])('the selected dealer of a sent form is %s', (_, chosen, meant) => {
  expect(selectedDealer(chosenPlace(dealers, choice(chosen)), choice(chosen).dealer)?.slug).toBe(meant)
})
