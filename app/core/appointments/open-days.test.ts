import { expect, test } from 'vitest'
import { momentOf } from '../../lib/calendar-day.ts'
import { type Day, Temporal } from '../../lib/instant.ts'
import { openDays, timesOf } from './open-days.ts'
import type { OfferedSlot } from './slots.ts'

const days = { saturday: Temporal.PlainDate.from('2026-11-28'), monday: Temporal.PlainDate.from('2026-11-30') }
const slotAt = (day: Day, minutes: number): OfferedSlot => {
  const from = momentOf(day, minutes, 'Asia/Jayapura')
  return { day, minutes, from, to: from.add({ minutes: 60 }) }
}
const saturday = [slotAt(days.saturday, 510), slotAt(days.saturday, 540)]
const monday = [slotAt(days.monday, 510)]

test('a day has its weekday, date and free slots; a day without free slots is listed as full', () => {
  expect(openDays([...saturday, ...monday], saturday)).toEqual([
    { date: '2026-11-28', weekday: 'Sabtu', day: 28, month: 'Nov', free: 2 },
    { date: '2026-11-30', weekday: 'Senin', day: 30, month: 'Nov', free: 0 },
  ])
})

test("the times of a day use the dealer's zone", () => {
  const times = timesOf(Temporal.PlainDate.from('2026-11-28'), [...saturday, ...monday])
  expect(times.map(({ time, label }) => [time, label])).toEqual([
    ['08:30', '08.30'],
    ['09:00', '09.00'],
  ])
  expect(timesOf(null, saturday)).toEqual([])
})
