import { expect, test } from 'vitest'
import { provinceAt } from '../../../core/dealers/region-slugs.ts'
import { cityNamed, provinceNamed } from './named-region.ts'

test.each([
  ['jabar', 'Jawa Barat'],
  ['jakarta', 'DKI Jakarta'],
  ['sumatra-utara', 'Sumatera Utara'],
])('%s is the province %s', (slug, name) => {
  expect(provinceNamed(slug)?.name).toBe(name)
})

test('a city is found in its own province only', () => {
  const [west, east] = [provinceAt('jawa-barat'), provinceAt('jawa-timur')]
  if (!west || !east) throw new Error('no such province')
  expect(cityNamed(west, 'bandung')?.name).toBe('Kota Bandung')
  expect(cityNamed(east, 'bandung')).toBeNull()
  expect(cityNamed(west, 'toko-sebelah')).toBeNull()
  expect(provinceNamed('toko-sebelah')).toBeNull()
})
