import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Temporal } from '../../lib/instant.ts'
import { zones } from '../../lib/zone.ts'
import {
  afterOpenMinutes,
  type Calendar,
  type Interval,
  openIntervals,
  openingHours,
  opensWithinDays,
  otherDay,
} from './opening-hours.ts'

const usualWeek = openingHours.parse({ 'mon-fri': '08:30-16:30', sat: '08:30-14:30' })
const usual: Calendar = { zone: 'Asia/Jakarta', week: usualWeek, otherDays: new Map() }
const at = (local: string, zone = 'Asia/Jakarta') => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant()
const day = (text: string) => Temporal.PlainDate.from(text)
const friday = day('2026-11-27')
const saturday = day('2026-11-28')
const sunday = day('2026-11-29')

test('hours are written by ranges of weekdays, and other days are closed', () => {
  expect(openIntervals(usual, friday)).toEqual([{ from: at('2026-11-27T08:30'), to: at('2026-11-27T16:30') }])
  expect(openIntervals(usual, saturday)).toEqual([{ from: at('2026-11-28T08:30'), to: at('2026-11-28T14:30') }])
  expect(openIntervals(usual, sunday)).toEqual([])
})

test('a day can have a break', () => {
  expect(openingHours.parse({ fri: '08:00-11:30, 13:00-16:00' })[4]).toEqual([
    { opens: 480, closes: 690 },
    { opens: 780, closes: 960 },
  ])
})

test('shifts of a day may follow each other directly, and opening time counts across them', () => {
  const week = openingHours.parse({ fri: '08:00-12:00,12:00-16:00' })
  expect(week[4]).toEqual([
    { opens: 480, closes: 720 },
    { opens: 720, closes: 960 },
  ])
  const open = afterOpenMinutes({ ...usual, week }, at('2026-11-27T11:30'), 60)
  expect(open.toString()).toBe(at('2026-11-27T12:30').toString())
})

test('a shift may start at midnight', () => {
  expect(openingHours.parse({ fri: '00:00-08:00' })[4]).toEqual([{ opens: 0, closes: 480 }])
})

test('on a special day shifts may follow each other directly, but not overlap', () => {
  const pameran = { date: '2026-12-25', reason: 'Pameran akhir tahun' }
  expect(otherDay.parse({ ...pameran, hours: '10:00-12:00, 12:00-14:00' }).hours).toHaveLength(2)
  expect(otherDay.safeParse({ ...pameran, hours: '10:00-12:00, 11:59-14:00' }).success).toBe(false)
  expect(otherDay.safeParse({ ...pameran, date: '2026-02-30', hours: null }).success).toBe(false)
})

test.each([
  { mon: '16:00-08:00' },
  { mon: '08:00-08:00' },
  { mon: '08:00-12:00, 13:00' },
  { mon: '08:00-12:00, 13:00-12:30' },
  { 'mon-': '08:00-16:00' },
  { mon: '08:00' },
  { mon: 'pagi-sore' },
  { senin: '08:00-16:00' },
  { mon: '08:00-12:00, 11:00-16:00' },
  {},
])('%j are no opening hours', (hours) => {
  expect(openingHours.safeParse(hours).success).toBe(false)
})

test('special days replace the usual hours: a holiday is closed, a special Sunday is open', () => {
  const otherDays = new Map([
    ['2026-11-28', []],
    ['2026-11-29', [{ opens: 600, closes: 840 }]],
  ])
  expect(openIntervals({ ...usual, otherDays }, saturday)).toEqual([])
  expect(openIntervals({ ...usual, otherDays }, sunday)).toEqual([{ from: at('2026-11-29T10:00'), to: at('2026-11-29T14:00') }])
})

test.each([
  ['within the day', '2026-11-27T09:00', 120, '2026-11-27T11:00'],
  ['before opening', '2026-11-27T05:00', 120, '2026-11-27T10:30'],
  ['over the evening', '2026-11-27T15:30', 120, '2026-11-28T09:30'],
  ['over the Sunday', '2026-11-28T14:00', 120, '2026-11-30T10:00'],
  ['up to the minute of closing', '2026-11-27T14:30', 120, '2026-11-27T16:30'],
  ['not at all, as it closes', '2026-11-28T14:30', 0, '2026-11-30T08:30'],
  ['not at all', '2026-11-28T20:00', 0, '2026-11-30T08:30'],
])('opening time is counted %s', (_, from, minutes, to) => {
  expect(afterOpenMinutes(usual, at(from), minutes).toString()).toBe(at(to).toString())
})

test('a dealer opens within the coming days when one of their shifts has not ended yet', () => {
  const friday = (time: string) => at(`2026-11-27T${time}`)
  expect(opensWithinDays(usual, friday('16:29'), 1)).toBe(true)
  expect(opensWithinDays(usual, friday('16:30'), 1)).toBe(false)
  expect(opensWithinDays(usual, friday('16:30'), 2)).toBe(true)
  expect(opensWithinDays({ ...usual, week: [] }, friday('09:00'), 30)).toBe(false)
})

test('a dealer that never opens again throws an error instead of an endless search', () => {
  const closed = { ...usual, week: [] }
  expect(() => afterOpenMinutes(closed, at('2026-11-27T09:00'), 10)).toThrow()
})

const minuteOfDay = fc.integer({ min: 0, max: 1439 })
const shift = fc
  .tuple(minuteOfDay, minuteOfDay)
  .filter(([opens, closes]) => opens < closes)
  .map(([opens, closes]) => ({ opens, closes }))
const week = fc
  .array(fc.array(shift, { maxLength: 1 }), { minLength: 7, maxLength: 7 })
  .filter((days) => days.some((it) => it.length))
const calendar = fc.record({ zone: fc.constantFrom(...zones), week, otherDays: fc.constant(new Map()) })
const moment = fc.integer({ min: 0, max: 60 * 24 * 400 }).map((minutes) => at('2026-01-01T00:00').add({ minutes }))

test('between the start and the result the dealer was open for exactly that time', () => {
  fc.assert(
    fc.property(calendar, moment, fc.integer({ min: 1, max: 900 }), (hours, from, minutes) => {
      fc.pre(hours.week.flat().reduce((sum, { opens, closes }) => sum + closes - opens, 0) > 120)
      const to = afterOpenMinutes(hours, from, minutes)
      expect(openMinutesBetween(hours, from, to)).toBeCloseTo(minutes, 6)
    }),
  )
})

function openMinutesBetween(hours: Calendar, from: Temporal.Instant, to: Temporal.Instant): number {
  const firstDay = from.toZonedDateTimeISO(hours.zone).toPlainDate()
  const days = Array.from({ length: 121 }, (_, count) => firstDay.add({ days: count }))
  return days.flatMap((each) => openIntervals(hours, each)).reduce((sum, open) => sum + overlap(open, { from, to }), 0)
}

function overlap(one: Interval, other: Interval): number {
  const start = Math.max(one.from.epochMilliseconds, other.from.epochMilliseconds)
  const end = Math.min(one.to.epochMilliseconds, other.to.epochMilliseconds)
  return Math.max(0, end - start) / 60_000
}
