import { dayIn } from '../../lib/day.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { EventDay, PublicEvent } from './events.ts'

export type EventTimes = Pick<PublicEvent, 'days' | 'zone'>

export type EventPhase =
  | { phase: 'coming' }
  /** Open today: from midnight until the last visitor leaves. */
  | { phase: 'today'; day: EventDay }
  /** Begun and not over, but closed for today. `next`: the next open day. */
  | { phase: 'between'; next: EventDay }
  | { phase: 'over' }

/** The phase of an event. All days and hours are local times of its place. */
export function phaseOf({ days, zone }: EventTimes, now: Instant): EventPhase {
  const next = days.find((day) => now.epochMilliseconds < instantOf(day, 'closes', zone).epochMilliseconds)
  if (!next) return { phase: 'over' }
  if (next.date <= dayIn(now, zone).toString()) return { phase: 'today', day: next }
  return next === days[0] ? { phase: 'coming' } : { phase: 'between', next }
}

/** The moments at which the phase changes: each day begins, and its hours end. */
export function phaseChanges({ days, zone }: EventTimes): Instant[] {
  return days.flatMap((day) => [startOf(day, zone), instantOf(day, 'closes', zone)])
}

/** The opening hours of each day as instants. */
export function spansOf({ days, zone }: EventTimes): { date: string; from: Instant; to: Instant }[] {
  return days.map((day) => ({ date: day.date, from: instantOf(day, 'opens', zone), to: instantOf(day, 'closes', zone) }))
}

/** `2026-11-28T08:00:00+09:00`: an instant with the offset of the place, for structured data. */
export function localStamp(at: Instant, zone: EventTimes['zone']): string {
  return at.toZonedDateTimeISO(zone).toString({ timeZoneName: 'never', smallestUnit: 'second' })
}

function instantOf(day: EventDay, edge: 'opens' | 'closes', zone: EventTimes['zone']): Instant {
  return Temporal.PlainDateTime.from(`${day.date}T${day[edge]}`).toZonedDateTime(zone).toInstant()
}

function startOf({ date }: EventDay, zone: EventTimes['zone']): Instant {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone).toInstant()
}
