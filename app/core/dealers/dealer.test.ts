import { expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { Temporal } from '../../lib/instant.ts'
import { addressLine } from './address-line.ts'
import { calendarOf, type Dealer, dealerSchema, sells } from './dealer.ts'
import { openIntervals } from './opening-hours.ts'
import { provinceOf, provinces } from './regions.ts'

const dealers = data.dealers.map((row) => dealerSchema.parse(row))
const named = (slug: string) => dealers.find((dealer) => dealer.slug === slug) as Dealer
const christmas = Temporal.PlainDate.from('2026-12-25')

test('every province has a dealer that sells cars, and no two dealers have the same address', () => {
  const served = new Set(dealers.filter((dealer) => sells(dealer)).map(({ regencyCode }) => provinceOf(regencyCode).code))
  expect([...served].sort()).toEqual(provinces.map(({ code }) => code).sort())
  expect(new Set(dealers.map(({ slug }) => slug)).size).toBe(dealers.length)
})

test('exactly the provinces without a known dealer have sample dealers, which say that they are samples', () => {
  const samples = dealers.filter(({ sample }) => sample)
  expect(samples.map(({ regencyCode }) => provinceOf(regencyCode).name).sort()).toEqual([...data.meta.provincesWithSample].sort())
  for (const { name } of samples) expect(name).toMatch(/^Dealer Contoh /)
})

test('a dealer sells the classes it names, and none without a sales department', () => {
  const matraman = { ...named('lautan-berlian-utama-motor-matraman'), segments: ['niaga-ringan' as const] }
  expect(sells(matraman, 'niaga-ringan')).toBe(true)
  expect(sells(matraman, 'mobil-penumpang')).toBe(false)
  expect(sells({ ...matraman, services: ['service'] })).toBe(false)
})

test('a national holiday is closed unless the dealer says otherwise', () => {
  const tebet = named('bumen-redja-abadi-tebet')
  expect(openIntervals(calendarOf(tebet), christmas)).toEqual([])
  const open = { date: '2026-12-25', hours: [{ opens: 600, closes: 720 }], reason: 'pameran' }
  expect(openIntervals(calendarOf({ ...tebet, otherDays: [open] }), christmas)).toHaveLength(1)
})

test('the address names street, city and province, as far as they are known', () => {
  expect(addressLine(named('mahligai-puteri-berlian-bandung'))).toBe('Jl. Gardujati 70, Kota Bandung, Jawa Barat')
  expect(addressLine(named('dealer-contoh-ambon'))).toBe('Kota Ambon, Maluku')
})
