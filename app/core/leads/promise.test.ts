import fc from 'fast-check'
import { expect, test } from 'vitest'
import data from '../../../data/dealers.json' with { type: 'json' }
import { dayAndTime } from '../../lib/day.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { calendarOf, type Dealer, dealerSchema } from '../dealers/dealer.ts'
import { holidaysInFile } from '../dealers/holidays/holidays.ts'
import { openIntervals } from '../dealers/opening-hours.ts'
import { makerAnswer, makerCalendar, makerZone, promisedAnswer } from './promise.ts'

const dealers = data.dealers.map((row) => dealerSchema.parse(row))
const dealer = (slug: string) => dealers.find((each) => each.slug === slug) ?? null
/** By the maker without a dealer. */
const answered = (one: Dealer | null, minutes: number, now: Instant) =>
  one ? promisedAnswer(one, minutes, now) : makerAnswer(holidaysInFile, minutes, now)
const told = (slug: string | null, minutes: number, now: string) => {
  const one = slug === null ? null : dealer(slug)
  const at = answered(one, minutes, Temporal.Instant.from(now))
  return dayAndTime(at, one ? calendarOf(one).zone : makerZone)
}

test('within opening hours the answer comes after two open hours', () => {
  expect(told(null, 120, '2026-11-27T03:00:00Z')).toBe('Jumat, 27 November 2026, 12.00 WIB')
})

test("a request in the evening or on Sunday is answered on the maker's next working day", () => {
  expect(told(null, 120, '2026-11-27T13:00:00Z')).toBe('Sabtu, 28 November 2026, 10.00 WIB')
  expect(told(null, 120, '2026-11-28T05:00:00Z')).toBe('Senin, 30 November 2026, 09.00 WIB')
})

test("a dealer's promise uses its local time", () => {
  expect(told('sun-star-motor-denpasar', 60, '2026-11-26T22:00:00Z')).toMatch(/^Jumat, 27 November 2026, \d\d\.\d\d WITA$/)
})

test('holidays are not working days', () => {
  const christmas = Temporal.PlainDate.from('2026-12-25')
  expect(openIntervals(makerCalendar(holidaysInFile), christmas)).toEqual([])
  expect(told(null, 60, '2026-12-24T10:30:00Z')).toMatch(/^Sabtu, 26 Desember 2026, 09\.00 WIB$|^Senin, 28 Desember 2026/)
})

test('a new holiday moves the promise to the next working day', () => {
  const friday = { date: '2026-11-27', name: 'Libur contoh', confidence: 'decreed' as const }
  const now = Temporal.Instant.from('2026-11-27T03:00:00Z')
  const at = makerAnswer([...holidaysInFile, friday], 120, now)
  expect(dayAndTime(at, makerZone)).toBe('Sabtu, 28 November 2026, 10.00 WIB')
})

test('a promise is never before the request, lies within opening hours, and never comes earlier for a later request', () => {
  const minutes = fc.integer({ min: 1, max: 600 })
  const someone = fc.constantFrom(null, ...dealers)
  const start = Temporal.Instant.from('2026-11-01T00:00:00Z')
  const moment = fc.integer({ min: 0, max: 60 * 24 * 60 }).map((later) => start.add({ minutes: later }))
  fc.assert(
    fc.property(someone, minutes, moment, fc.integer({ min: 0, max: 600 }), (one, within, now, later) => {
      const promise = answered(one, within, now)
      const calendar = one ? calendarOf(one) : makerCalendar(holidaysInFile)
      expect(now.until(promise).total('minutes')).toBeGreaterThanOrEqual(within - 1e-6)
      const day = promise.toZonedDateTimeISO(calendar.zone).toPlainDate()
      const isOpen = openIntervals(calendar, day).some(
        ({ from, to }) => Temporal.Instant.compare(from, promise) < 0 && Temporal.Instant.compare(promise, to) <= 0,
      )
      expect(isOpen).toBe(true)
      const next = answered(one, within, now.add({ minutes: later }))
      expect(Temporal.Instant.compare(promise, next)).toBeLessThanOrEqual(0)
    }),
    { numRuns: 200 },
  )
})
