import { expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { cityAt, provinceAt, slugOf } from './region-slugs.ts'
import { provinces, regencies } from './regions.ts'

test('every province and every city in it has an address of its own, and is found by it', () => {
  expect(new Set(provinces.map(slugOf)).size).toBe(provinces.length)
  for (const province of provinces) {
    expect(provinceAt(slugOf(province))).toBe(province)
    for (const city of regencies.filter(({ provinceCode }) => provinceCode === province.code))
      expect(cityAt(province, slugOf(city))?.code, city.name).toBe(city.code)
  }
})

test('no dealer is called like a region or like the page of the remembered one', () => {
  const taken = new Set([...provinces, ...regencies].map(slugOf).concat('pilihan'))
  expect(data.dealers.filter(({ slug }) => taken.has(slug))).toEqual([])
})

test('what is no region is none', () => {
  expect(provinceAt('atlantis')).toBeNull()
  expect(provinces[0] && cityAt(provinces[0], 'kota-bandung')).toBeNull()
})
