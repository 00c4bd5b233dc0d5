import { describe, expect, test } from 'vitest'
import data from '../../../../data/dealers.json' with { type: 'json' }
import { momentOf } from '../../../lib/calendar-day.ts'
import { Temporal } from '../../../lib/instant.ts'
import type { Zone } from '../../../lib/zone.ts'
import { calendarOf, type Dealer, dealerSchema, timetableOf } from '../dealer.ts'
import { openingHours } from '../opening-hours.ts'
import { hoursWords, openStateWords } from '../words.ts'
import { isOpenAt, type LocalMoment, openState } from './open-state.ts'

const dealers = data.dealers.map((row) => dealerSchema.parse(row))
const usual = { openingHours: openingHours.parse({ 'mon-fri': '08:30-16:30', sat: '08:30-14:30' }), otherDays: [] }
const outlet = (changes: Partial<Dealer> = {}): Dealer => ({ ...(dealers[0] as Dealer), ...usual, ...changes })
const bandung = outlet({ regencyCode: '32.73' })
const ambon = outlet({ regencyCode: '81.71' })
const makassar = outlet({ regencyCode: '73.71' })
const withBreak = outlet({ regencyCode: '51.71', openingHours: openingHours.parse({ 'mon-fri': '08:00-11:30, 13:00-16:00' }) })

const at = (local: string, zone = 'Asia/Jakarta') => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant()
const told = (dealer: Dealer, local: string) => openStateWords(openState(timetableOf(dealer), at(local, calendarOf(dealer).zone)))

describe('through a week', () => {
  test.each([
    ['before the first minute', '2026-11-27T08:29:59', 'Tutup. Buka lagi 08.30 WIB'],
    ['at the first minute', '2026-11-27T08:30', 'Buka sampai 16.30 WIB'],
    ['at noon', '2026-11-27T12:00', 'Buka sampai 16.30 WIB'],
    ['in the last second', '2026-11-27T16:29:59', 'Buka sampai 16.30 WIB'],
    ['at the minute of closing', '2026-11-27T16:30', 'Tutup. Buka lagi Sabtu 08.30 WIB'],
    ['a second before midnight', '2026-11-27T23:59:59', 'Tutup. Buka lagi Sabtu 08.30 WIB'],
    ['at midnight', '2026-11-28T00:00', 'Tutup. Buka lagi 08.30 WIB'],
    ['on Saturday', '2026-11-28T14:00', 'Buka sampai 14.30 WIB'],
    ['on Saturday evening', '2026-11-28T20:00', 'Tutup. Buka lagi Senin 08.30 WIB'],
    ['on Sunday', '2026-11-29T10:00', 'Tutup. Buka lagi Senin 08.30 WIB'],
  ])('%s', (_, moment, words) => {
    expect(told(bandung, moment)).toBe(words)
  })
})

describe('with a break', () => {
  test.each([
    ['2026-11-27T11:29', 'Buka sampai 11.30 WITA'],
    ['2026-11-27T11:30', 'Tutup. Buka lagi 13.00 WITA'],
    ['2026-11-27T13:00', 'Buka sampai 16.00 WITA'],
  ])('at %s', (moment, words) => {
    expect(told(withBreak, moment)).toBe(words)
  })

  test('shifts that follow each other directly count as one', () => {
    const noBreak = outlet({ openingHours: openingHours.parse({ 'mon-fri': '08:00-12:00, 12:00-16:00' }) })
    expect(told(noBreak, '2026-11-27T11:00')).toBe('Buka sampai 16.00 WIB')
    expect(told(noBreak, '2026-11-27T12:00')).toBe('Buka sampai 16.00 WIB')
  })
})

describe('on special days', () => {
  test('a national holiday is named, by the local time of the dealer', () => {
    expect(told(bandung, '2026-12-25T10:00')).toBe('Tutup: Hari Natal. Buka lagi Sabtu 08.30 WIB')
    const stillThe24thInTheWest = at('2026-12-24T23:30')
    expect(openStateWords(openState(timetableOf(bandung), stillThe24thInTheWest))).toBe('Tutup. Buka lagi Sabtu 08.30 WIB')
    expect(openState(timetableOf(ambon), stillThe24thInTheWest).occasion).toBe('Hari Natal')
  })

  test('a dealer that opens on a holiday shows its hours', () => {
    const open = outlet({
      otherDays: [{ date: '2026-12-25', hours: [{ opens: 600, closes: 720 }], reason: 'Pameran akhir tahun' }],
    })
    expect(told(open, '2026-12-25T10:30')).toBe('Buka sampai 12.00 WIB')
    expect(told(open, '2026-12-25T13:00')).toBe('Tutup. Buka lagi Sabtu 08.30 WIB')
    expect(openState(timetableOf(open), at('2026-12-25T10:30')).occasion).toBe('Pameran akhir tahun')
  })

  test('a dealer that is closed for weeks shows the date of its next opening', () => {
    const monday = Temporal.PlainDate.from('2026-11-30')
    const dates = Array.from({ length: 14 }, (_, days) => monday.add({ days }).toString())
    const closed = outlet({ otherDays: dates.map((date) => ({ date, hours: null, reason: 'Renovasi' })) })
    expect(told(closed, '2026-11-30T10:00')).toBe('Tutup: Renovasi. Buka lagi Senin, 14 Desember 08.30 WIB')
    expect(told(closed, '2026-12-10T10:00')).toBe('Tutup: Renovasi. Buka lagi Senin 08.30 WIB')
  })

  test('a dealer that does not open within months shows no time', () => {
    const closed = outlet({ openingHours: [] })
    expect(openState(timetableOf(closed), at('2026-11-27T10:00')).changesAt).toBeNull()
    expect(told(closed, '2026-11-27T10:00')).toBe('Tutup. Tanyakan jadwal buka ke dealer')
  })
})

test('the hours of a day, of a day with a break, and of a closed day', () => {
  expect(hoursWords(openState(timetableOf(bandung), at('2026-11-27T10:00')).hours)).toBe('08.30–16.30')
  expect(hoursWords(openState(timetableOf(withBreak), at('2026-11-27T10:00')).hours)).toBe('08.00–11.30, 13.00–16.00')
  expect(hoursWords(openState(timetableOf(bandung), at('2026-11-29T10:00')).hours)).toBe('Tutup')
})

test.each([
  ['2026-11-29T23:00:00Z', { bandung: false, makassar: false, ambon: false }],
  ['2026-11-30T00:00:00Z', { bandung: false, makassar: false, ambon: true }],
  ['2026-11-30T01:00:00Z', { bandung: false, makassar: true, ambon: true }],
  ['2026-11-30T02:00:00Z', { bandung: true, makassar: true, ambon: true }],
  ['2026-11-30T07:45:00Z', { bandung: true, makassar: true, ambon: false }],
  ['2026-11-30T08:45:00Z', { bandung: true, makassar: false, ambon: false }],
  ['2026-11-30T09:45:00Z', { bandung: false, makassar: false, ambon: false }],
])('at %s the three zones differ', (moment, expected) => {
  const open = (dealer: Dealer) => isOpenAt(calendarOf(dealer), Temporal.Instant.from(moment))
  expect({ bandung: open(bandung), makassar: open(makassar), ambon: open(ambon) }).toEqual(expected)
})

test('the next change is later than now, and turns open into closed or closed into open', () => {
  for (let hours = 0; hours < 24 * 40; hours++) {
    const now = at('2026-12-01T00:10').add({ hours })
    const { open, changesAt } = openState(timetableOf(withBreak), now)
    const change = momentIn(changesAt, calendarOf(withBreak).zone)
    expect(Temporal.Instant.compare(change, now)).toBe(1)
    expect(isOpenAt(calendarOf(withBreak), change)).toBe(!open)
    expect(isOpenAt(calendarOf(withBreak), change.subtract({ seconds: 1 }))).toBe(open)
  }
})

/** What an outlet's clock shows, as a moment. */
function momentIn(shown: LocalMoment | null, zone: Zone): Temporal.Instant {
  if (!shown) throw new Error('nothing changes')
  return momentOf(Temporal.PlainDate.from(shown.day), shown.minutes, zone)
}
