import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf, readDay } from './calendar-day.ts'
import { clockTime, dayAndMonth, dayAndTime, dayIn, longDate, longDay, readTime, shortDay } from './day.ts'
import { Temporal } from './instant.ts'
import { zones } from './zone.ts'

const halfPastTwoUtc = Temporal.Instant.from('2026-11-28T02:30:00Z')

test('days are written the Indonesian way', () => {
  expect(longDay(Temporal.PlainDate.from('2026-11-28'))).toBe('Sabtu, 28 November 2026')
  expect(dayAndMonth(Temporal.PlainDate.from('2027-08-01'))).toBe('Minggu, 1 Agustus')
  expect(shortDay(Temporal.PlainDate.from('2026-11-28'))).toEqual({ weekday: 'Sabtu', day: 28, month: 'Nov' })
})

test('a moment is shown in the zone of the place', () => {
  expect(clockTime(halfPastTwoUtc, 'Asia/Jakarta')).toBe('09.30 WIB')
  expect(clockTime(halfPastTwoUtc, 'Asia/Makassar')).toBe('10.30 WITA')
  expect(dayAndTime(halfPastTwoUtc, 'Asia/Jayapura')).toBe('Sabtu, 28 November 2026, 11.30 WIT')
})

test('late in the evening of Jakarta it is already tomorrow in Jayapura', () => {
  const late = Temporal.Instant.from('2026-11-28T16:00:00Z')
  expect(dayIn(late, 'Asia/Jakarta').toString()).toBe('2026-11-28')
  expect(dayIn(late, 'Asia/Jayapura').toString()).toBe('2026-11-29')
})

test.each(['2026-02-30', '28-11-2026', '2026-11-28T09:00', '', 'besok', '0000-01-01', '9999-12-31'])(
  '"%s" is no day',
  (spelling) => {
    expect(readDay(spelling)).toBeNull()
  },
)

test.each([
  ['09:30', 570],
  ['9.05', 545],
  ['23:59', 1439],
])('%s is minute %i of the day', (spelling, minutes) => {
  expect(readTime(spelling)).toBe(minutes)
})

test.each(['24:00', '09:60', '0930', '', 'pagi'])('"%s" is no time', (spelling) => {
  expect(readTime(spelling)).toBeNull()
})

test('a time of a day is the moment when clocks in that zone show it', () => {
  const days = fc.integer({ min: 0, max: 800 }).map((count) => Temporal.PlainDate.from('2026-01-01').add({ days: count }))
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 1439 }), fc.constantFrom(...zones), (day, minutes, zone) => {
      const moment = momentOf(day, minutes, zone)
      expect(dayIn(moment, zone).equals(day)).toBe(true)
      expect(readTime(clockTime(moment, zone).slice(0, 5))).toBe(minutes)
    }),
  )
})

test.each([
  ['2026-11-28', 'Sabtu, 28 November 2026'],
  ['2026-11-29', 'Minggu, 29 November 2026'],
  ['2026-11-30', 'Senin, 30 November 2026'],
  ['2024-02-29', 'Kamis, 29 Februari 2024'],
])('%s from an address or a file is written %s', (text, words) => {
  expect(longDate(text)).toBe(words)
  expect(longDate(text)).toBe(longDay(Temporal.PlainDate.from(text)))
})

test.each(['2026-02-29', '2026-13-01', '2026-1-5', 'besok', ''])('“%s” is no date and stays as it is', (text) => {
  expect(longDate(text)).toBe(text)
})

test('a moment of a day is the one that the time zone database has for Indonesia since 1988', () => {
  const days = fc.date({ min: new Date('1988-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 1439 }), fc.constantFrom(...zones), (date, minutes, zone) => {
      const day = Temporal.PlainDate.from(date.toISOString().slice(0, 10))
      const plainTime = new Temporal.PlainTime(Math.trunc(minutes / 60), minutes % 60)
      const known = day.toZonedDateTime({ timeZone: zone, plainTime }).toInstant()
      expect(momentOf(day, minutes, zone).equals(known)).toBe(true)
    }),
  )
})
