import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf } from '../../lib/calendar-day.ts'
import { Temporal } from '../../lib/instant.ts'
import { capacityByHour, greatestOf, missingOn } from './capacity.ts'

const monday = Temporal.PlainDate.from('2026-11-30')
const zone = 'Asia/Makassar'
const missingAt = (capacity: Parameters<typeof missingOn>[0], minutes: number) => {
  const moment = momentOf(monday, minutes, zone).epochMilliseconds
  const covers = missingOn(capacity, monday, zone).filter(
    ({ from, to }) => from.epochMilliseconds <= moment && moment < to.epochMilliseconds,
  )
  return covers.length
}

test('at midday one of two bays is closed', () => {
  const workshop = { usual: 2, byHour: capacityByHour.parse({ '12:00-13:00': 1 }) }
  expect(greatestOf(workshop)).toBe(2)
  expect([719, 720, 779, 780].map((minutes) => missingAt(workshop, minutes))).toEqual([0, 1, 1, 0])
})

test('one more car in the morning means that one car is missing for the rest of the day', () => {
  const floor = { usual: 1, byHour: capacityByHour.parse({ '09:00-10:00': 2 }) }
  expect(greatestOf(floor)).toBe(2)
  expect([0, 539, 540, 599, 600, 1439].map((minutes) => missingAt(floor, minutes))).toEqual([1, 1, 0, 0, 1, 1])
})

test('hours may follow each other directly, each with its own number, in any order', () => {
  const workshop = { usual: 3, byHour: capacityByHour.parse({ '13:00-14:00': 2, '12:00-13:00': 1 }) }
  expect(workshop.byHour.map(({ opens, count }) => [opens, count])).toEqual([
    [720, 1],
    [780, 2],
  ])
  expect([719, 720, 779, 780, 839, 840].map((minutes) => missingAt(workshop, minutes))).toEqual([0, 2, 2, 1, 1, 0])
})

test('hours may start at midnight', () => {
  const night = { usual: 1, byHour: capacityByHour.parse({ '00:00-06:00': 0 }) }
  expect([0, 359, 360].map((minutes) => missingAt(night, minutes))).toEqual([1, 1, 0])
})

test.each([
  [{ '12:00': 1 }],
  [{ '12:00-12:00': 1 }],
  [{ '13:00-12:00': 1 }],
  [{ '12:00-13:00': 1, '12:30-14:00': 0 }],
  [{ '12:00-13:00': -1 }],
  [{ '12:00-13:00': 1.5 }],
])('%o is refused', (written) => {
  expect(capacityByHour.safeParse(written).success).toBe(false)
})

test('at any minute the available and the missing add up to the greatest capacity', () => {
  const hours = fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { maxLength: 6 })
  fc.assert(
    fc.property(hours, fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 1439 }), (differing, usual, minutes) => {
      const byHour = differing
        .toSorted((one, other) => one - other)
        .map((hour) => ({ opens: hour * 60, closes: hour * 60 + 60, count: (hour * 7) % 5 }))
      const there = byHour.find(({ opens, closes }) => opens <= minutes && minutes < closes)?.count ?? usual
      expect(there + missingAt({ usual, byHour }, minutes)).toBe(greatestOf({ usual, byHour }))
    }),
  )
})
