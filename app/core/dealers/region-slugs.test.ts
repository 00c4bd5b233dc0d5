import { expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { cityAt, provinceAt, slugOf } from './region-slugs.ts'
import { provinces, regencies } from './regions.ts'

test('every province and every city in it has its own address and is found by it', () => {
  expect(new Set(provinces.map(slugOf)).size).toBe(provinces.length)
  for (const province of provinces) {
    expect(provinceAt(slugOf(province))).toBe(province)
    for (const city of regencies.filter(({ provinceCode }) => provinceCode === province.code))
      expect(cityAt(province, slugOf(city))?.code, city.name).toBe(city.code)
  }
})

test('no dealer has the slug of a region or of the page of the remembered dealer', () => {
  const taken = new Set([...provinces, ...regencies].map(slugOf).concat('pilihan'))
  expect(data.dealers.filter(({ slug }) => taken.has(slug))).toEqual([])
})

test('an unknown slug gives no region', () => {
  expect(provinceAt('atlantis')).toBeNull()
  expect(provinces[0] && cityAt(provinces[0], 'kota-bandung')).toBeNull()
})
