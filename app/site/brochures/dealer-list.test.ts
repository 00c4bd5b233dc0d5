import { expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { dealerSchema, sells } from '../../core/dealers/dealer.ts'
import { regencies } from '../../core/dealers/regions.ts'
import { areaFor, type BrochureDealer, dealersFor, readRegency } from './dealer-list.ts'

const dealers = data.dealers.map((row) => dealerSchema.parse(row))
const near = (regency: string) => dealersFor(dealers, 'mobil-penumpang', areaFor(dealers, 'mobil-penumpang', regency))

test.each([
  ['32.73', '32.73'],
  ['3273', '32.73'],
  [' 32.73 ', '32.73'],
  ['99.99', null],
  ['Bandung', null],
  ['', null],
  [null, null],
])('%s is the regency %s', (text, code) => {
  expect(readRegency(text)).toBe(code)
})

test('for Kota Bandung its own dealer comes first, then the nearest ones', () => {
  const list = near('32.73')
  expect(list).toMatchObject({ kind: 'near', name: 'Kota Bandung' })
  if (list.kind === 'all') throw new Error('no area')
  expect(list.dealers.slice(0, 2).map(({ city }) => city)).toEqual(['Bandung', 'Cimahi'])
  expect(list.dealers).toHaveLength(6)
})

test('a regency without a dealer gets those of its province', () => {
  const list = near('32.07')
  expect(list).toMatchObject({ kind: 'in', name: 'Jawa Barat' })
  if (list.kind === 'all') throw new Error('no area')
  expect(list.dealers.every(({ regencyCode }) => regencyCode.startsWith('32'))).toBe(true)
})

test('without an area the list names the first dealers of each province and counts the others', () => {
  const list = dealersFor(dealers, 'niaga-ringan', null)
  if (list.kind !== 'all') throw new Error('an area')
  const named = list.provinces.flatMap((province) => province.dealers.map(({ id }) => id))
  const selling = dealers.filter((dealer) => sells(dealer, 'niaga-ringan')).map(({ id }) => id)
  expect(new Set(named).size).toBe(named.length)
  expect(selling).toEqual(expect.arrayContaining(named))
  const more = list.provinces.reduce((sum, province) => sum + province.more, 0)
  expect(named.length + more).toBe(selling.length)
})

test('every regency has dealers that sell the class, and there are fewer areas than regencies', () => {
  const areas = new Set<string | null>()
  for (const { code } of regencies) {
    const area = areaFor(dealers, 'mobil-penumpang', code)
    areas.add(area)
    const list = dealersFor(dealers, 'mobil-penumpang', area)
    const found = list.kind === 'all' ? list.provinces.flatMap((province) => province.dealers) : list.dealers
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((dealer) => sells(dealer, 'mobil-penumpang'))).toBe(true)
  }
  expect(areas.size).toBeLessThan(120)
})

test('the list of an area with many dealers names sixty and counts the others', () => {
  const [one] = dealers.filter((dealer) => sells(dealer, 'mobil-penumpang'))
  const crowd = Array.from({ length: 500 }, (_, number) => ({ ...one, id: `m${number}` }) as BrochureDealer)
  for (const area of [String(one?.regencyCode), String(one?.regencyCode).slice(0, 2)]) {
    const list = dealersFor(crowd, 'mobil-penumpang', area)
    if (list.kind === 'all') throw new Error('no area')
    expect([list.dealers.length, list.more]).toEqual([60, 440])
  }
})
