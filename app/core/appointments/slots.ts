import { epochOf } from '../../lib/calendar-day.ts'
import { dayIn } from '../../lib/day.ts'
import { type Day, type Instant, Temporal } from '../../lib/instant.ts'
import { afterOpenMinutes, type Calendar, type Interval, type Shift } from '../dealers/opening-hours.ts'
import { shiftsOn } from '../dealers/shifts-on.ts'
import type { Offer } from './offer.ts'

export type Slot = Interval
/** A slot that a dealer offers, with its day and minute in the dealer's zone. All slots of a day have the same `day` object. */
export type OfferedSlot = Slot & { day: Day; minutes: number }
/** An appointment, with the model of a test drive. */
export type Taken = Slot & { vehicle: string | null }
export type PlacesOnDay = {
  /** The greatest number of appointments at the same time. */
  most: number
  /** A car or bay that is missing at some hour counts as taken. */
  missing: readonly Interval[]
  /** How many cars of the wanted model can be driven. Null: any number. */
  cars: number | null
}
/** How many appointments fit at the same time, and when. */
export type Room = {
  calendar: Calendar
  on: (day: Day) => PlacesOnDay
  /** The wanted model of a test drive. */
  vehicle: string | null
}
/** What decides about slots. */
export type Diary = Room & { offer: Offer }

/** The days for which an appointment can be requested, from today on. */
export function bookableDays({ calendar, offer }: Diary, now: Instant): Day[] {
  const today = dayIn(now, calendar.zone)
  return Array.from({ length: offer.horizonDays + 1 }, (_, later) => today.add({ days: later }))
}

/** The slots of these days after the dealer's lead time, whether taken or free. */
export function offeredSlots(diary: Diary, days: readonly Day[], now: Instant): OfferedSlot[] {
  const { calendar, offer } = diary
  return slotsAfter(diary, days, now, afterOpenMinutes(calendar, now, offer.leadTimeMinutes))
}

/** The slots of these days from the one that has just begun, as employees may use them. */
export function slotsFromNow(diary: Diary, days: readonly Day[], now: Instant): OfferedSlot[] {
  return slotsAfter(diary, days, now, now.subtract({ minutes: diary.offer.everyMinutes - 1 }))
}

function slotsAfter(diary: Diary, days: readonly Day[], now: Instant, earliest: Instant): OfferedSlot[] {
  const today = dayIn(now, diary.calendar.zone)
  const last = today.add({ days: diary.offer.horizonDays })
  return days
    .filter((day) => !isEarlier(day, today) && !isEarlier(last, day))
    .flatMap((day) => slotsOn(diary, day))
    .filter(({ start }) => start >= earliest.epochMilliseconds)
}

const isEarlier = (one: Day, other: Day): boolean => Temporal.PlainDate.compare(one, other) < 0

/** All slots of a day, also past ones. */
export function slotsOn(diary: Diary, day: Day): LazySlot[] {
  return shiftsOn(diary.calendar, day).flatMap((shift) => starts(day, shift, diary))
}

const minute = 60_000

function starts(day: Day, { opens, closes }: Shift, { calendar, offer }: Diary): LazySlot[] {
  const { lengthMinutes, everyMinutes } = offer
  const opening = epochOf(day, opens, calendar.zone)
  const count = Math.max(0, Math.floor((closes - opens - lengthMinutes) / everyMinutes) + 1)
  return Array.from({ length: count }, (_, number) => {
    const sinceOpening = number * everyMinutes
    const start = opening + sinceOpening * minute
    return lazySlot(day, opens + sinceOpening, start, start + lengthMinutes * minute)
  })
}

type LazySlot = OfferedSlot & {
  /** In epoch milliseconds. */
  start: number
}

/** A slot between two times in epoch milliseconds. A form counts the slots of a month, and most of them never need an instant. */
function lazySlot(day: Day, minutes: number, start: number, end: number): LazySlot {
  let from: Instant | undefined
  let to: Instant | undefined
  return {
    day,
    minutes,
    start,
    get from() {
      from ??= Temporal.Instant.fromEpochMilliseconds(start)
      return from
    },
    get to() {
      to ??= Temporal.Instant.fromEpochMilliseconds(end)
      return to
    },
  }
}

/** True when the dealer has room for one more appointment: in all, and with a car of the wanted model. */
export function hasRoom(room: Room, day: Day, slot: Slot, taken: readonly Taken[]): boolean {
  if (placesLeft(room, day, slot, taken) <= 0) return false
  const { cars } = room.on(day)
  if (cars === null) return true
  const ofModel = taken.filter(({ vehicle }) => vehicle === room.vehicle)
  return isFree(slot, ofModel, cars)
}

/** How many more appointments of any model fit. Below 0 when there are too many. */
export function placesLeft(room: Room, day: Day, slot: Slot, taken: readonly Slot[]): number {
  const { most, missing } = room.on(day)
  return most - mostAtOnce(slot, missing.length > 0 ? [...taken, ...missing] : taken)
}

/** True when one more appointment fits: at every moment of the slot something is free. */
export function isFree(slot: Slot, taken: readonly Slot[], capacity: number): boolean {
  return mostAtOnce(slot, taken) < capacity
}

/** How many of these appointments run at the busiest moment of a slot. */
function mostAtOnce(slot: Slot, taken: readonly Slot[]): number {
  const overlapping = taken.filter((other) => overlap(slot, other))
  if (overlapping.length === 0) return 0
  const busiestMoments = [slot.from, ...overlapping.map(({ from }) => from).filter((from) => isBefore(slot.from, from))]
  return Math.max(...busiestMoments.map((moment) => overlapping.filter((other) => covers(other, moment)).length))
}

/** The free slots closest to a requested time, sorted by time. */
export function nearestSlots(wanted: Instant, free: readonly Slot[], count: number): Slot[] {
  const distance = ({ from }: Slot) => Math.abs(from.epochMilliseconds - wanted.epochMilliseconds)
  return [...free]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .sort((one, other) => Temporal.Instant.compare(one.from, other.from))
}

function overlap(one: Slot, other: Slot): boolean {
  return isBefore(one.from, other.to) && isBefore(other.from, one.to)
}

function covers({ from, to }: Slot, moment: Instant): boolean {
  return !isBefore(moment, from) && isBefore(moment, to)
}

function isBefore(one: Instant, other: Instant): boolean {
  return Temporal.Instant.compare(one, other) < 0
}
