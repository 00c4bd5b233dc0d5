import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockTime } from '../../lib/day.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { openingHours } from '../dealers/opening-hours.ts'
import { offers } from './offer.ts'
import { bookableDays, type Diary, isFree, nearestSlots, offeredSlots, type Slot } from './slots.ts'

const bandung: Diary = {
  calendar: {
    zone: 'Asia/Jakarta',
    week: openingHours.parse({ 'mon-fri': '08:30-12:00', sat: '08:30-09:45' }),
    otherDays: new Map([['2026-12-25', []]]),
  },
  offer: offers['test-drive'].parse({}),
  on: () => ({ most: 1, missing: [], cars: null }),
  vehicle: null,
}
const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Jakarta').toInstant()
const slotAt = (local: string): Slot => ({ from: at(local), to: at(local).add({ minutes: 60 }) })
const times = (slots: readonly Slot[]) => slots.map(({ from }) => clockTime(from, 'Asia/Jakarta'))
const offeredOn = (day: string, now: Instant, diary = bandung) => offeredSlots(diary, [Temporal.PlainDate.from(day)], now)

test('slots start half an hour apart and end before closing', () => {
  const monday = offeredOn('2026-11-30', at('2026-11-27T09:00'))
  expect(times(monday)).toEqual(['08.30 WIB', '09.00 WIB', '09.30 WIB', '10.00 WIB', '10.30 WIB', '11.00 WIB'])
  expect(monday.at(-1)?.to.equals(at('2026-11-30T12:00'))).toBe(true)
  expect(times(offeredOn('2026-11-28', at('2026-11-26T08:00')))).toEqual(['08.30 WIB'])
})

test('the dealer has three opening hours for preparation, counted over the weekend', () => {
  expect(times(offeredOn('2026-11-27', at('2026-11-27T08:00')))).toEqual([])
  expect(times(offeredOn('2026-11-30', at('2026-11-27T10:30')))).toEqual([
    '09.00 WIB',
    '09.30 WIB',
    '10.00 WIB',
    '10.30 WIB',
    '11.00 WIB',
  ])
})

test('a slot at the end of the preparation time is offered, and one a minute earlier is not', () => {
  expect(times(offeredOn('2026-11-30', at('2026-11-27T10:45')))[0]).toBe('09.00 WIB')
  expect(times(offeredOn('2026-11-30', at('2026-11-27T10:46')))[0]).toBe('09.30 WIB')
})

test('each slot has its minute of the day', () => {
  const monday = offeredOn('2026-11-30', at('2026-11-27T09:00'))
  expect(monday.map(({ minutes }) => minutes)).toEqual([510, 540, 570, 600, 630, 660])
})

test('closed days, past days and days beyond the horizon have no slots', () => {
  const now = at('2026-12-01T09:00')
  expect(offeredOn('2026-12-06', now)).toEqual([])
  expect(offeredOn('2026-12-25', now)).toEqual([])
  expect(offeredOn('2026-11-30', now)).toEqual([])
  expect(offeredOn('2026-12-31', now)).not.toEqual([])
  expect(offeredOn('2027-01-01', now)).toEqual([])
  expect(bookableDays(bandung, now)).toHaveLength(31)
})

test('with one car, a taken slot blocks the slots that overlap it, but not those next to it', () => {
  const taken = [slotAt('2026-11-30T09:30')]
  const free = offeredOn('2026-11-30', at('2026-11-27T09:00')).filter((slot) => isFree(slot, taken, 1))
  expect(times(free)).toEqual(['08.30 WIB', '10.30 WIB', '11.00 WIB'])
})

test('with two cars, two consecutive drives leave the second car free', () => {
  const taken = [slotAt('2026-11-30T09:00'), slotAt('2026-11-30T10:00')]
  expect(isFree(slotAt('2026-11-30T09:30'), taken, 2)).toBe(true)
  expect(isFree(slotAt('2026-11-30T09:30'), [...taken, slotAt('2026-11-30T09:30')], 2)).toBe(false)
})

test('alternatives are the closest in time, sorted by time', () => {
  const free = ['2026-11-30T08:30', '2026-11-30T10:30', '2026-11-30T11:00', '2026-12-01T09:00'].map(slotAt)
  expect(times(nearestSlots(at('2026-11-30T09:30'), free, 3))).toEqual(['08.30 WIB', '10.30 WIB', '11.00 WIB'])
  expect(times(nearestSlots(at('2026-11-30T10:45'), free, 2))).toEqual(['10.30 WIB', '11.00 WIB'])
  expect(times(nearestSlots(at('2026-12-01T08:00'), free, 1))).toEqual(['09.00 WIB'])
  expect(nearestSlots(at('2026-11-30T09:30'), [], 3)).toEqual([])
})

const morning = at('2026-11-30T08:00')
const anySlot = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 })).map(([start, length]): Slot => {
  const from = morning.add({ minutes: start * 15 })
  return { from, to: from.add({ minutes: length * 15 }) }
})

test('with any number of requests, there are never more drives at once than cars', () => {
  fc.assert(
    fc.property(fc.array(anySlot, { maxLength: 40 }), fc.integer({ min: 0, max: 3 }), (wanted, cars) => {
      const taken: Slot[] = []
      for (const slot of wanted) if (isFree(slot, taken, cars)) taken.push(slot)
      for (const quarter of Array.from({ length: 60 }, (_, at) => morning.add({ minutes: at * 15 }))) {
        expect(underWay(taken, quarter)).toBeLessThanOrEqual(cars)
      }
    }),
  )
})

test('a drive is refused only when all cars are out at some moment of it', () => {
  fc.assert(
    fc.property(fc.array(anySlot, { maxLength: 12 }), anySlot, fc.integer({ min: 1, max: 3 }), (taken, slot, cars) => {
      const quarters = Array.from({ length: 60 }, (_, at) => morning.add({ minutes: at * 15 }))
      const during = quarters.filter((quarter) => underWay([slot], quarter) === 1)
      expect(isFree(slot, taken, cars)).toBe(during.every((quarter) => underWay(taken, quarter) < cars))
    }),
  )
})

function underWay(drives: readonly Slot[], moment: Instant): number {
  const millis = moment.epochMilliseconds
  return drives.filter(({ from, to }) => from.epochMilliseconds <= millis && millis < to.epochMilliseconds).length
}
