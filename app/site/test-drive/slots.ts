import { z } from 'zod'
import { afterOpenMinutes, type Calendar, type Interval, openIntervals } from '../../core/dealers/opening-hours.ts'
import { dayIn } from '../../lib/day.ts'
import { type Day, type Instant, Temporal } from '../../lib/instant.ts'

const minutes = z.number().int().positive()

/** How test drives are offered; an operator may change it. */
export const offer = z.object({
  /** How long the car is away, and how far apart departures are; overlapping drives need a second car. */
  driveMinutes: minutes.default(60),
  departureEveryMinutes: minutes.default(30),
  /** Opening hours the dealer has to prepare the car. */
  noticeMinutes: minutes.default(180),
  /** Opening hours within which the dealer answers a request. */
  answerMinutes: minutes.default(120),
  horizonDays: minutes.default(30),
})
export type Offer = z.infer<typeof offer>

export type Slot = Interval
/** What decides about slots: when the dealer is open, how drives are offered, and how many cars there are. */
export type Diary = { calendar: Calendar; offer: Offer; cars: number }

/** The days a drive can be asked for, the present one first. */
export function bookableDays({ calendar, offer }: Diary, now: Instant): Day[] {
  const today = dayIn(now, calendar.zone)
  return Array.from({ length: offer.horizonDays + 1 }, (_, later) => today.add({ days: later }))
}

/** Slots of the days that leave the dealer enough notice, taken or not. */
export function offeredSlots(diary: Diary, days: readonly Day[], now: Instant): Slot[] {
  const { calendar, offer } = diary
  const earliest = afterOpenMinutes(calendar, now, offer.noticeMinutes)
  const bookable = new Set(bookableDays(diary, now).map(String))
  return days
    .filter((day) => bookable.has(day.toString()))
    .flatMap((day) => openIntervals(calendar, day))
    .flatMap((open) => departures(open, offer))
    .filter((slot) => Temporal.Instant.compare(slot.from, earliest) >= 0)
}

function departures(open: Interval, { driveMinutes, departureEveryMinutes }: Offer): Slot[] {
  const lastDeparture = open.from.until(open.to).total('minutes') - driveMinutes
  const count = Math.max(0, Math.floor(lastDeparture / departureEveryMinutes) + 1)
  return Array.from({ length: count }, (_, at) => {
    const from = open.from.add({ minutes: at * departureEveryMinutes })
    return { from, to: from.add({ minutes: driveMinutes }) }
  })
}

/** Whether one more drive fits: at no moment of it are all cars away. */
export function isFree(slot: Slot, taken: readonly Slot[], cars: number): boolean {
  const overlapping = taken.filter((other) => overlap(slot, other))
  const busiestMoments = [slot.from, ...overlapping.map(({ from }) => from).filter((from) => isBefore(slot.from, from))]
  return busiestMoments.every((moment) => overlapping.filter((drive) => covers(drive, moment)).length < cars)
}

/** The free slots closest in time to a wanted moment, in the order of the clock. */
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
