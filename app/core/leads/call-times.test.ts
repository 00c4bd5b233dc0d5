import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAndTime } from '../../lib/day.ts'
import { Temporal } from '../../lib/instant.ts'
import { holidaysInFile } from '../dealers/holidays/holidays.ts'
import { callTimes } from './call-times.ts'
import { makerCalendar, makerZone } from './promise.ts'

const zone = makerZone
const inWords = (now: string) =>
  callTimes(makerCalendar(holidaysInFile), Temporal.Instant.from(now)).map(
    ({ from, to }) => `${dayAndTime(from, zone)} – ${dayAndTime(to, zone)}`,
  )

test('the coming opening hours are offered in parts of a day', () => {
  expect(inWords('2026-11-27T02:00:00Z')).toEqual([
    'Jumat, 27 November 2026, 08.00 WIB – Jumat, 27 November 2026, 12.00 WIB',
    'Jumat, 27 November 2026, 12.00 WIB – Jumat, 27 November 2026, 15.00 WIB',
    'Jumat, 27 November 2026, 15.00 WIB – Jumat, 27 November 2026, 17.00 WIB',
    'Sabtu, 28 November 2026, 08.00 WIB – Sabtu, 28 November 2026, 12.00 WIB',
    'Sabtu, 28 November 2026, 12.00 WIB – Sabtu, 28 November 2026, 13.00 WIB',
    'Senin, 30 November 2026, 08.00 WIB – Senin, 30 November 2026, 12.00 WIB',
    'Senin, 30 November 2026, 12.00 WIB – Senin, 30 November 2026, 15.00 WIB',
    'Senin, 30 November 2026, 15.00 WIB – Senin, 30 November 2026, 17.00 WIB',
  ])
})

test('late on a day the next open day comes first', () => {
  expect(inWords('2026-11-28T12:00:00Z')[0]).toBe('Senin, 30 November 2026, 08.00 WIB – Senin, 30 November 2026, 12.00 WIB')
})

test('every offered time lies ahead, is long enough, and does not overlap the next', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 * 24 * 60 }), (minutes) => {
      const now = Temporal.Instant.from('2026-11-01T00:00:00Z').add({ minutes })
      const times = callTimes(makerCalendar(holidaysInFile), now)
      expect(times.length).toBeGreaterThan(0)
      for (const [place, { from, to }] of times.entries()) {
        expect(now.until(to).total('minutes')).toBeGreaterThanOrEqual(75)
        expect(Temporal.Instant.compare(from, to)).toBeLessThan(0)
        const next = times[place + 1]
        if (next) expect(Temporal.Instant.compare(to, next.from)).toBeLessThanOrEqual(0)
      }
    }),
  )
})
