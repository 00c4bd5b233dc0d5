import { z } from 'zod'
import { afterOpenMinutes, type Calendar, type Interval, type Shift, shiftsOn } from '../../core/dealers/opening-hours.ts'
import { dayIn, momentOf } from '../../lib/day.ts'
import { type Day, type Instant, Temporal } from '../../lib/instant.ts'

const count = z.number().int().positive()
const minutes = count

/** How test drives are offered; an operator may change it. */
export const offer = z.object({
  /** How long the car is away, and how far apart departures are; overlapping drives need a second car. */
  driveMinutes: minutes.default(60),
  departureEveryMinutes: minutes.default(30),
  /** Opening hours the dealer has to prepare the car. */
  leadTimeMinutes: minutes.default(180),
  /** Opening hours within which the dealer answers a request. */
  answerMinutes: minutes.default(120),
  horizonDays: count.default(30),
  /** Drives one phone number may have ahead of it: on one day, and altogether. */
  openPerDay: count.default(2),
  openAltogether: count.default(3),
})
export type Offer = z.infer<typeof offer>

export type Slot = Interval
/** A slot as a dealer offers it: with the day, and the minute of it, that clocks there show. */
export type OfferedSlot = Slot & { day: Day; minutes: number }
/** What decides about slots: when the dealer is open, how drives are offered, and how many cars can be out. */
export type Diary = { calendar: Calendar; offer: Offer; capacity: number }

/** The days a drive can be asked for, the present one first. */
export function bookableDays({ calendar, offer }: Diary, now: Instant): Day[] {
  const today = dayIn(now, calendar.zone)
  return Array.from({ length: offer.horizonDays + 1 }, (_, later) => today.add({ days: later }))
}

/** Slots of the days that leave the dealer its lead time, taken or not. */
export function offeredSlots(diary: Diary, days: readonly Day[], now: Instant): OfferedSlot[] {
  const { calendar, offer } = diary
  const earliest = afterOpenMinutes(calendar, now, offer.leadTimeMinutes)
  const bookable = new Set(bookableDays(diary, now).map(String))
  return days
    .filter((day) => bookable.has(day.toString()))
    .flatMap((day) => shiftsOn(calendar, day).flatMap((shift) => departures(day, shift, diary)))
    .filter((slot) => Temporal.Instant.compare(slot.from, earliest) >= 0)
}

function departures(day: Day, { opens, closes }: Shift, { calendar, offer }: Diary): OfferedSlot[] {
  const { driveMinutes, departureEveryMinutes } = offer
  const opening = momentOf(day, opens, calendar.zone)
  const count = Math.max(0, Math.floor((closes - opens - driveMinutes) / departureEveryMinutes) + 1)
  return Array.from({ length: count }, (_, number) => {
    const sinceOpening = number * departureEveryMinutes
    const from = opening.add({ minutes: sinceOpening })
    return { day, minutes: opens + sinceOpening, from, to: from.add({ minutes: driveMinutes }) }
  })
}

/** Whether one more drive fits: at no moment of it are all cars away. */
export function isFree(slot: Slot, taken: readonly Slot[], capacity: number): boolean {
  const overlapping = taken.filter((other) => overlap(slot, other))
  const busiestMoments = [slot.from, ...overlapping.map(({ from }) => from).filter((from) => isBefore(slot.from, from))]
  return busiestMoments.every((moment) => overlapping.filter((drive) => covers(drive, moment)).length < capacity)
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
