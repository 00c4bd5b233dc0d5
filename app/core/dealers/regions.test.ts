import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Zone, zoneOf } from '../../lib/zone.ts'
import { provinceOf, provinces, regencies, regencyOf } from './regions.ts'

test('each of the 38 provinces and 514 regencies has a name, a province and a zone', () => {
  expect(provinces).toHaveLength(38)
  expect(regencies).toHaveLength(514)
  expect(new Set(regencies.map(({ code }) => code)).size).toBe(514)
  for (const regency of regencies) {
    expect(regency.name).toMatch(/^(Kabupaten|Kota) \S/)
    expect(provinceOf(regency.code).code).toBe(regency.provinceCode)
    expect(zoneOf(regency.code)).toMatch(/^Asia\//)
  }
})

test('the zones divide the provinces as the decree says', () => {
  const count = (zone: Zone) => provinces.filter(({ code }) => zoneOf(`${code}.01`) === zone).length
  expect([count('Asia/Jakarta'), count('Asia/Makassar'), count('Asia/Jayapura')]).toEqual([18, 12, 8])
})

test.each([
  ['Kota Jakarta Selatan', '31.74', 'Asia/Jakarta'],
  ['Kota Pontianak', '61.71', 'Asia/Jakarta'],
  ['Kota Banjarmasin', '63.71', 'Asia/Makassar'],
  ['Kota Denpasar', '51.71', 'Asia/Makassar'],
  ['Kota Ambon', '81.71', 'Asia/Jayapura'],
  ['Kabupaten Merauke', '93.01', 'Asia/Jayapura'],
])('%s keeps its own time', (name, code, zone) => {
  expect(regencyOf(code).name).toBe(name)
  expect(zoneOf(code)).toBe(zone)
})

test('an unknown code throws', () => {
  expect(() => zoneOf('99.01')).toThrow('99.01')
  expect(() => regencyOf('31.99')).toThrow('31.99')
})

test.each(['provinces.csv', 'regencies.csv', 'districts.csv'])('%s is the published file, unchanged', (file) => {
  const root = join(import.meta.dirname, '../../..')
  const published = readFileSync(join(root, 'node_modules/idn-area-data/data', file), 'utf8')
  expect(readFileSync(join(root, 'data/regions', file), 'utf8')).toBe(published)
})
