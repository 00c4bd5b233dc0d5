import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import data from '../../../../data/dealers.json' with { type: 'json' }
import { dealerSchema } from '../dealer.ts'
import { regencies } from '../regions.ts'
import { findPlaces } from './find-places.ts'

const dealers = data.dealers.map((row) => dealerSchema.parse(row))
const found = (text: string) => findPlaces(text, { dealers })
const answer = (text: string) => found(text).find(({ sure }) => sure)?.label ?? null

describe('additional words neither prevent nor change the answer', () => {
  test.each([
    ['surabaya barat', 'Kota Surabaya, Jawa Timur'],
    ['Surabaya Timur', 'Kota Surabaya, Jawa Timur'],
    ['Bandung Timur', 'Kota Bandung, Jawa Barat'],
    ['solo lama', 'Kota Surakarta, Jawa Tengah'],
    ['Semarang atas', 'Kota Semarang, Jawa Tengah'],
    ['Batam Center', 'Kota Batam, Kepulauan Riau'],
    ['bodi cat jakarta', 'DKI Jakarta'],
    ['bengkel mobil depok', 'Kota Depok, Jawa Barat'],
    ['servis mobil di Bekasi', 'Kota Bekasi, Jawa Barat'],
    ['dealer resmi mobil niaga cirebon', 'Kota Cirebon, Jawa Barat'],
    ['L300 Surabaya', 'Kota Surabaya, Jawa Timur'],
    ['xpander bandung', 'Kota Bandung, Jawa Barat'],
    ['Surabaya 60281', 'Kota Surabaya, Jawa Timur'],
    ['Surabya 60281', 'Kota Surabaya, Jawa Timur'],
    ['Yogyakarta Jawa Tengah', 'Kota Yogyakarta, DI Yogyakarta'],
    ['sunstar depok', 'Kota Depok, Jawa Barat'],
    ['Palangka Raya 73111', 'Kota Palangkaraya, Kalimantan Tengah'],
    ['saya di pangkal pinang', 'Kota Pangkal Pinang, Kepulauan Bangka Belitung'],
  ])('%s', (text, label) => {
    expect(answer(text)).toBe(label)
    expect(found(text)[0]?.label).toBe(label)
  })
})

describe('addresses', () => {
  test.each([
    ['Jl. Sudirman No. 1 Jakarta Selatan', 'Kota Jakarta Selatan, DKI Jakarta'],
    ['Jl. Gardujati 7, Bandung', 'Kota Bandung, Jawa Barat'],
    ['Jl. Surabaya, Malang', 'Kota Malang, Jawa Timur'],
    ['Jl. Surabaya Malang', 'Kota Malang, Jawa Timur'],
    ['Jl. Raya Bogor KM 28 Jakarta Timur', 'Kota Jakarta Timur, DKI Jakarta'],
    ['Jl. Gatot Subroto No.12A Bandung', 'Kota Bandung, Jawa Barat'],
    ['Jalan Pemuda 12 Magelang', 'Kota Magelang, Jawa Tengah'],
    ['RT 05 RW 02 Kel. Sukamaju Kec. Cilodong Depok', 'Cilodong, Kota Depok'],
    ['Kebayoran Baru, Jakarta Selatan, DKI Jakarta 12190, Indonesia', 'Kebayoran Baru, Kota Jakarta Selatan'],
    ['Kota Jakarta Pusat, Daerah Khusus Ibukota Jakarta 10110', 'Kota Jakarta Pusat, DKI Jakarta'],
    ['Jl. Raya Kb. Jeruk No.1, RT.1/RW.9, Kec. Kb. Jeruk, Kota Jakarta Barat 11530', 'Kota Jakarta Barat, DKI Jakarta'],
    ['Jl. HR Muhammad No.373, Kec. Dukuhpakis, Surabaya, Jawa Timur 60226', 'Dukuh Pakis, Kota Surabaya'],
    ['Surabaya City, East Java', 'Kota Surabaya, Jawa Timur'],
    ['Bandung Regency, West Java', 'Kabupaten Bandung, Jawa Barat'],
    ['Bandung, Jawa Barat', 'Kota Bandung, Jawa Barat'],
    ['Bandung Barat, Jawa Barat', 'Kabupaten Bandung Barat, Jawa Barat'],
    ['Jalan Cagak', 'Jalancagak, Kabupaten Subang'],
  ])('%s', (text, label) => {
    expect(answer(text)).toBe(label)
  })
})

test('a name is found when its words are typed as one word', () => {
  expect(
    found('sunstar')
      .slice(0, 4)
      .map(({ label }) => label),
  ).toSatisfy((labels: string[]) => labels.every((label) => label.startsWith('Sun Star ')))
  expect(answer('sunstar bekasi')).toBe('Sun Star Prima Motor Bekasi')
  expect(answer('jakartaselatan')).toBe('Kota Jakarta Selatan, DKI Jakarta')
})

describe('a guess is not sure', () => {
  test.each([
    ['saya mau beli mobil di mana', 'Belik, Kabupaten Pemalang'],
    ['Minaz', 'Minas, Kabupaten Siak'],
    ['Tebat', 'Tebet, Kota Jakarta Selatan'],
    ['Sura', 'Kota Surabaya, Jawa Timur'],
    ['Mempang', 'Mampang Prapatan, Kota Jakarta Selatan'],
  ])('%s might be %s', (text, label) => {
    expect(found(text).find((place) => place.label === label)).toMatchObject({ sure: false })
  })

  test.each([
    ['Medn', 'Kota Medan, Sumatera Utara'],
    ['Bandug', 'Kota Bandung, Jawa Barat'],
    ['Bandung Barta', 'Kabupaten Bandung Barat, Jawa Barat'],
    ['Jakrta Selatan', 'Kota Jakarta Selatan, DKI Jakarta'],
    ['kebayoran bru', 'Kebayoran Baru, Kota Jakarta Selatan'],
    ['srikndi mampang', 'Srikandi Mampang'],
  ])('but %s is certainly %s', (text, label) => {
    expect(answer(text)).toBe(label)
  })

  test('if any result is sure, the first one is', () => {
    const word = fc.constantFrom(
      'Mampang',
      'Monas',
      'Simpang',
      'Barat',
      'Bali',
      'Kebayorn',
      'jakrta',
      'Sura',
      'kota',
      'jl',
      'tj',
      'medn',
    )
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        const places = found(words.join(' '))
        expect(places.some(({ sure }) => sure)).toBe(places[0]?.sure ?? false)
      }),
    )
  })

  test('a named city comes before a guessed district', () => {
    expect(found('Kebayorn Jakarta Selatan')[0]).toMatchObject({ label: 'Kota Jakarta Selatan, DKI Jakarta', sure: true })
    expect(found('medan bartu')[0]).toMatchObject({ label: 'Kota Medan, Sumatera Utara', sure: true })
  })
})

const cities = regencies.map(({ name }) => name)
const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** At least five letters: shorter words are often abbreviations of a city. */
const nonsense = fc.string({ unit: fc.constantFrom(...letters), minLength: 5, maxLength: 9 })

test('a nonsense word before or after the exact name of a city or regency changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...cities), nonsense, fc.boolean(), (city, word, isBefore) => {
      const [first] = found(isBefore ? `${word} ${city}` : `${city} ${word}`)
      expect(first?.label.split(',')[0]).toBe(city)
      expect(first?.sure).toBe(true)
    }),
    { numRuns: 500 },
  )
})
