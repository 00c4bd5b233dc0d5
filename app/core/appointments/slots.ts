import { momentOf } from '../../lib/calendar-day.ts'
import { dayIn } from '../../lib/day.ts'
import { type Day, type Instant, Temporal } from '../../lib/instant.ts'
import type { Capacity } from '../dealers/capacity.ts'
import { afterOpenMinutes, type Calendar, type Interval, type Shift } from '../dealers/opening-hours.ts'
import { shiftsOn } from '../dealers/shifts-on.ts'
import type { Offer } from './offer.ts'

export type Slot = Interval
/** A slot that a dealer offers, with its day and minute in the dealer's zone. */
export type OfferedSlot = Slot & { day: Day; minutes: number }
/** What decides about slots: opening hours, the offer, and how many appointments fit at the same time. */
export type Diary = { calendar: Calendar; offer: Offer; capacity: Capacity }

/** The days for which an appointment can be requested, from today on. */
export function bookableDays({ calendar, offer }: Diary, now: Instant): Day[] {
  const today = dayIn(now, calendar.zone)
  return Array.from({ length: offer.horizonDays + 1 }, (_, later) => today.add({ days: later }))
}

/** The slots of these days after the dealer's lead time, whether taken or free. */
export function offeredSlots(diary: Diary, days: readonly Day[], now: Instant): OfferedSlot[] {
  const { calendar, offer } = diary
  const earliest = afterOpenMinutes(calendar, now, offer.leadTimeMinutes)
  const bookable = new Set(bookableDays(diary, now).map(String))
  return days
    .filter((day) => bookable.has(day.toString()))
    .flatMap((day) => shiftsOn(calendar, day).flatMap((shift) => starts(day, shift, diary)))
    .filter((slot) => Temporal.Instant.compare(slot.from, earliest) >= 0)
}

function starts(day: Day, { opens, closes }: Shift, { calendar, offer }: Diary): OfferedSlot[] {
  const { lengthMinutes, everyMinutes } = offer
  const opening = momentOf(day, opens, calendar.zone)
  const count = Math.max(0, Math.floor((closes - opens - lengthMinutes) / everyMinutes) + 1)
  return Array.from({ length: count }, (_, number) => {
    const sinceOpening = number * everyMinutes
    const from = opening.add({ minutes: sinceOpening })
    return { day, minutes: opens + sinceOpening, from, to: from.add({ minutes: lengthMinutes }) }
  })
}

/** True when one more appointment fits: at every moment of the slot something is free. */
export function isFree(slot: Slot, taken: readonly Slot[], capacity: number): boolean {
  const overlapping = taken.filter((other) => overlap(slot, other))
  const busiestMoments = [slot.from, ...overlapping.map(({ from }) => from).filter((from) => isBefore(slot.from, from))]
  return busiestMoments.every((moment) => overlapping.filter((other) => covers(other, moment)).length < capacity)
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
