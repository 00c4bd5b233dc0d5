import { expect, test } from 'vitest'
import data from '../../../../data/dealers.json' with { type: 'json' }
import { dealerSchema } from '../../../core/dealers/dealer.ts'
import { holidaysInFile } from '../../../core/dealers/holidays/holidays.ts'
import { openingHours } from '../../../core/dealers/opening-hours.ts'
import { dealersGeoJson, dealersJson } from './export.ts'
import { readExportFilter } from './export-filter.ts'

const dealers = data.dealers.map((row) => dealerSchema.parse(row))
const denpasar = dealers.filter(({ slug }) => slug === 'sun-star-motor-denpasar')
const page = { dealers, next: null, publicUrl: 'https://contoh.id', holidays: [] }
const read = (query: string) => readExportFilter(new URLSearchParams(query))

test('a dealer has every documented field, with its hours in local time', () => {
  const withBreak = denpasar.map((dealer) => ({
    ...dealer,
    openingHours: openingHours.parse({ 'mon-fri': '08:00-11:30, 13:00-16:05' }),
    otherDays: [{ date: '2026-12-26', hours: null, reason: 'Inventarisasi' }],
  }))
  const shifts = [
    { opens: '08:00', closes: '11:30' },
    { opens: '13:00', closes: '16:05' },
  ]
  expect(dealersJson({ ...page, dealers: withBreak }).dealers).toEqual([
    {
      slug: 'sun-star-motor-denpasar',
      name: 'Sun Star Motor Denpasar',
      sample: false,
      url: 'https://contoh.id/cari-dealer/bali/sun-star-motor-denpasar',
      group: denpasar[0]?.dealerGroup,
      address: denpasar[0]?.address,
      regency: { code: '51.71', name: 'Kota Denpasar' },
      province: { code: '51', name: 'Bali' },
      pointPrecision: denpasar[0]?.geoPrecision,
      phone: null,
      services: denpasar[0]?.services,
      segments: denpasar[0]?.segments,
      displayedCars: null,
      timeZone: 'Asia/Makassar',
      timeZoneLabel: 'WITA',
      openingHours: { mon: shifts, tue: shifts, wed: shifts, thu: shifts, fri: shifts, sat: [], sun: [] },
      otherDays: [{ date: '2026-12-26', hours: [], reason: 'Inventarisasi' }],
      latitude: denpasar[0]?.latitude,
      longitude: denpasar[0]?.longitude,
    },
  ])
})

test('GeoJSON has a point for each dealer, longitude first, within Indonesia', () => {
  const { type, features } = dealersGeoJson(page)
  expect([type, features.length]).toEqual(['FeatureCollection', dealers.length])
  for (const { geometry } of features) {
    const [longitude = 0, latitude = 0] = geometry.coordinates
    expect(longitude).toBeGreaterThan(94)
    expect(Math.abs(latitude)).toBeLessThan(12)
  }
  expect(new Set(features.map(({ id }) => id)).size).toBe(features.length)
})

test('sample dealers are marked, and the national holidays are listed once', () => {
  const written = dealersJson({ ...page, holidays: holidaysInFile })
  expect(written.dealers.filter(({ sample }) => sample).map(({ name }) => name)).toHaveLength(
    data.meta.provincesWithSample.length,
  )
  expect(written.holidays).toContainEqual({ date: '2026-12-25', name: 'Hari Natal', confidence: 'decreed' })
})

test.each([
  ['', {}],
  ['service=bodi-cat', { service: 'bodi-cat' }],
  ['province=jawa-barat', { province: '32' }],
  ['province=32&service=sales', { province: '32', service: 'sales' }],
  ['province=31&after=dwindo-cakung', { province: '31', after: 'dwindo-cakung' }],
])('"%s" asks for %j', (query, filter) => {
  expect(read(query)).toEqual({ ok: true, value: filter })
})

test.each([
  ['halaman=2', 'unknown-parameter', 'halaman'],
  ['service=sales&Province=32', 'unknown-parameter', 'Province'],
  ['__proto__=1', 'unknown-parameter', '__proto__'],
  ['service=cuci-mobil', 'unknown-value', 'service'],
  ['service=', 'unknown-value', 'service'],
  ['service=sales&province=99', 'unknown-value', 'province'],
  ['province=', 'unknown-value', 'province'],
  ['after=../etc', 'unknown-value', 'after'],
  [`after=${'a'.repeat(81)}`, 'unknown-value', 'after'],
  ['service=sales&service=bodi-cat', 'repeated-parameter', 'service'],
  ['province=32&province=32', 'repeated-parameter', 'province'],
])('"%s" is refused: %s, %s', (query, error, parameter) => {
  expect(read(query)).toMatchObject({ ok: false, refusal: { error, parameter } })
})

test('a refusal lists the allowed values, and each of them is accepted', () => {
  expect(read('halaman=2')).toMatchObject({ refusal: { allowed: ['service', 'province', 'after'] } })
  for (const parameter of ['service', 'province']) {
    const answer = read(`${parameter}=atlantis`)
    const allowed = answer.ok ? [] : answer.refusal.allowed
    expect(allowed.length).toBeGreaterThan(3)
    for (const value of allowed) expect(read(new URLSearchParams({ [parameter]: value }).toString()).ok, value).toBe(true)
  }
})
