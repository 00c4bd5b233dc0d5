import { expect, test } from 'vitest'
import { provinceAt, slugOf } from '../../../core/dealers/region-slugs.ts'
import { regencies } from '../../../core/dealers/regions.ts'
import { cityAnywhere, cityNamed, provinceNamed } from './named-region.ts'

test.each([
  ['jabar', 'Jawa Barat'],
  ['jakarta', 'DKI Jakarta'],
  ['sumatra-utara', 'Sumatera Utara'],
])('%s is the province %s', (slug, name) => {
  expect(provinceNamed(slug)?.name).toBe(name)
})

test('a city is found only in its own province', () => {
  const [west, east] = [provinceAt('jawa-barat'), provinceAt('jawa-timur')]
  if (!west || !east) throw new Error('no such province')
  expect(cityNamed(west, 'bandung')?.name).toBe('Kota Bandung')
  expect(cityNamed(east, 'bandung')).toBeNull()
  expect(cityNamed(west, 'toko-sebelah')).toBeNull()
  expect(provinceNamed('toko-sebelah')).toBeNull()
})

test.each([
  ['kota-bandung', 'Kota Bandung'],
  ['kabupaten-bandung', 'Kabupaten Bandung'],
  ['surabaya', 'Kota Surabaya'],
  ['bandung', undefined],
  ['yogyakarta', undefined],
  ['kota-yogyakarta', 'Kota Yogyakarta'],
  ['toko-sebelah', undefined],
])('%s without its province is %s', (slug, name) => {
  expect(cityAnywhere(slug)?.name).toBe(name)
})

test('every city and regency is found by its whole name without its province', () => {
  expect(regencies.filter((regency) => cityAnywhere(slugOf(regency)) !== regency)).toEqual([])
})
