import { describe, expect, test } from 'vitest'
import data from '../../../../data/dealers.json' with { type: 'json' }
import { dealerSchema } from '../dealer.ts'
import { findPlaces, namesStreetOnly } from './find-places.ts'
import { besideStreet } from './street.ts'

const dealers = data.dealers.map((row) => dealerSchema.parse(row))
const found = (text: string) => findPlaces(text, { dealers })

const streets = [
  'Jl. Soekarno-Hatta',
  'Jl. Soekarno Hatta',
  'jl soekarno hatta no 5',
  'Jl. Ir. H. Juanda',
  'Jl. By Pass Ngurah Rai',
  'Bypass Ngurah Rai',
  'Jl. Raya Bogor',
  'Jl. Raya Bekasi',
  'Jl. Surabaya',
  'Jln. Kalimantan',
  'jalan jawa',
  'Jl. Trans Sulawesi',
  'Jl. Lintas Sumatera',
  'Jl. Medan Merdeka Barat',
  'Jl. Jend. Sudirman',
  'Jl. M.H. Thamrin',
  'Jl. Gatot Subroto',
  'Jl. A. Yani',
  'Jl. Pangeran Diponegoro',
  'Jl. Imam Bonjol',
  'Jl. Teuku Umar',
  'Jl. Raden Intan',
  'Jl. Gajah Mada',
  'Jl. Merdeka',
  'Jl. Sultan Agung',
  'Jl. Urip Sumoharjo',
  'Jl. Raya Darmo',
  'Jl. Melati',
  'Jl. Kenanga',
  'Jl. Kota Baru',
  'Gang Kelinci',
]

test.each(streets)('%s is a street: no place is sure, and no place with a typo is offered', (text) => {
  expect(namesStreetOnly(text)).toBe(true)
  expect(found(text).filter(({ sure }) => sure)).toEqual([])
})

describe('a place after a street is sure', () => {
  test.each([
    ['Jl. Soekarno-Hatta, Malang', 'Kota Malang, Jawa Timur'],
    ['Jalan Soekarno Hatta Bandung', 'Kota Bandung, Jawa Barat'],
    ['Jl. Ir. H. Juanda Bandung', 'Kota Bandung, Jawa Barat'],
    ['Jl. Raya Bogor Jakarta Timur', 'Kota Jakarta Timur, DKI Jakarta'],
    ['Jl. Slamet Riyadi Solo', 'Kota Surakarta, Jawa Tengah'],
    ['Bypass Ngurah Rai Denpasar', 'Kota Denpasar, Bali'],
    ['Jl. Mawar 3, Cakung', 'Cakung, Kota Jakarta Timur'],
    ['Bandung, Jl. Asia Afrika', 'Kota Bandung, Jawa Barat'],
    ['gang mawar kec tebet', 'Tebet, Kota Jakarta Selatan'],
  ])('%s', (text, label) => {
    expect(namesStreetOnly(text)).toBe(false)
    expect(found(text).find(({ sure }) => sure)?.label).toBe(label)
  })
})

test.each(['Jalan Cagak', 'Jl. Malioboro', 'Bandara Soekarno-Hatta', 'Surabaya', ''])('%s is no street', (text) => {
  expect(namesStreetOnly(text)).toBe(false)
})

test('the text after a street', () => {
  expect(besideStreet('Jl. Ir. H. Juanda Bandung')).toEqual({ rest: 'bandung', isEnded: false })
  expect(besideStreet('Depok, Jl. Margonda Raya')).toEqual({ rest: 'depok , raya', isEnded: true })
  expect(besideStreet('Bandung')).toBeNull()
})
