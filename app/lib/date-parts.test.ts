import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayFromIso, dayOfWeek, daysAfter, isoDay } from './date-parts.ts'
import { Temporal } from './instant.ts'

test('calendar days are counted as Temporal counts them', () => {
  const anyDay = fc.integer({ min: 0, max: 60_000 }).map((days) => Temporal.PlainDate.from('1990-01-01').add({ days }))
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -400, max: 4000 }), (day, days) => {
      const later = day.add({ days })
      expect(isoDay(daysAfter(day, days))).toBe(later.toString())
      expect(isoDay(dayFromIso(day.toString()))).toBe(day.toString())
      expect(dayOfWeek(later)).toBe(later.dayOfWeek)
    }),
  )
})
