import { expect, test } from 'vitest'
import data from '../../../../data/dealers.json' with { type: 'json' }
import { Temporal } from '../../../lib/instant.ts'
import { zoneLabel, zoneOf } from '../../../lib/zone.ts'
import { calendarOf, type Dealer, dealerSchema } from '../dealer.ts'
import { openingHours } from '../opening-hours.ts'
import { provinces, regencies } from '../regions.ts'
import { isOpenAt } from './open-state.ts'

const anOutlet = dealerSchema.parse(data.dealers[0])
const outletIn = (regencyCode: string): Dealer => ({
  ...anOutlet,
  regencyCode,
  openingHours: openingHours.parse({ mon: '08:30-16:30' }),
})
/** On Monday at 08.45 local time every dealer has been open for 15 minutes, and dealers in the other zones have not. */
const opening = { WIB: '2026-11-30T01:45:00Z', WITA: '2026-11-30T00:45:00Z', WIT: '2026-11-29T23:45:00Z' }
const closing = { WIB: '2026-11-30T09:30:00Z', WITA: '2026-11-30T08:30:00Z', WIT: '2026-11-30T07:30:00Z' }

const kept = [
  ['11', 'Aceh', 'WIB'],
  ['12', 'Sumatera Utara', 'WIB'],
  ['13', 'Sumatera Barat', 'WIB'],
  ['14', 'Riau', 'WIB'],
  ['15', 'Jambi', 'WIB'],
  ['16', 'Sumatera Selatan', 'WIB'],
  ['17', 'Bengkulu', 'WIB'],
  ['18', 'Lampung', 'WIB'],
  ['19', 'Kepulauan Bangka Belitung', 'WIB'],
  ['21', 'Kepulauan Riau', 'WIB'],
  ['31', 'DKI Jakarta', 'WIB'],
  ['32', 'Jawa Barat', 'WIB'],
  ['33', 'Jawa Tengah', 'WIB'],
  ['34', 'DI Yogyakarta', 'WIB'],
  ['35', 'Jawa Timur', 'WIB'],
  ['36', 'Banten', 'WIB'],
  ['51', 'Bali', 'WITA'],
  ['52', 'Nusa Tenggara Barat', 'WITA'],
  ['53', 'Nusa Tenggara Timur', 'WITA'],
  ['61', 'Kalimantan Barat', 'WIB'],
  ['62', 'Kalimantan Tengah', 'WIB'],
  ['63', 'Kalimantan Selatan', 'WITA'],
  ['64', 'Kalimantan Timur', 'WITA'],
  ['65', 'Kalimantan Utara', 'WITA'],
  ['71', 'Sulawesi Utara', 'WITA'],
  ['72', 'Sulawesi Tengah', 'WITA'],
  ['73', 'Sulawesi Selatan', 'WITA'],
  ['74', 'Sulawesi Tenggara', 'WITA'],
  ['75', 'Gorontalo', 'WITA'],
  ['76', 'Sulawesi Barat', 'WITA'],
  ['81', 'Maluku', 'WIT'],
  ['82', 'Maluku Utara', 'WIT'],
  ['91', 'Papua', 'WIT'],
  ['92', 'Papua Barat', 'WIT'],
  ['93', 'Papua Selatan', 'WIT'],
  ['94', 'Papua Tengah', 'WIT'],
  ['95', 'Papua Pegunungan', 'WIT'],
  ['96', 'Papua Barat Daya', 'WIT'],
] as const

test.each(kept)('%s %s has the zone %s in each of its regencies, and its dealers open by it', (province, name, zone) => {
  expect(provinces.find(({ code }) => code === province)?.name).toBe(name)
  const within = regencies.filter(({ provinceCode }) => provinceCode === province)
  expect(within.length).toBeGreaterThan(0)
  for (const { code } of within) {
    const calendar = calendarOf(outletIn(code))
    const openAt = (moment: string) => isOpenAt(calendar, Temporal.Instant.from(moment))
    expect(zoneLabel[zoneOf(code)]).toBe(zone)
    expect([openAt(opening[zone]), openAt(closing[zone])]).toEqual([true, false])
  }
})

test('the list contains every province', () => {
  expect(kept.map(([code]) => code)).toEqual(provinces.map(({ code }) => code))
})

test('eastern Kalimantan is one hour ahead of western Kalimantan', () => {
  const now = Temporal.Instant.from('2026-11-30T00:45:00Z')
  const openIn = (code: string) => isOpenAt(calendarOf(outletIn(code)), now)
  expect({ palangkaRaya: openIn('62.71'), banjarmasin: openIn('63.71') }).toEqual({ palangkaRaya: false, banjarmasin: true })
})
