import { type DateParts, daysAfter, isoDay } from '../../../lib/date-parts.ts'
import { localTime, type Moment } from '../../../lib/local-time.ts'
import type { Zone } from '../../../lib/zone.ts'
import type { Calendar, Shift } from '../opening-hours.ts'
import { shiftsOn } from '../shifts-on.ts'

/** When a dealer is open, and the names of its special days by date. */
export type Timetable = { calendar: Calendar; occasions: ReadonlyMap<string, string> }

/** In the dealer's local time. `minutes` after midnight. */
export type LocalMoment = { day: DateParts; daysAhead: number; minutes: number }

/** Whether a dealer is open at a moment, in its local time. */
export type OpenState = {
  zone: Zone
  open: boolean
  /** When an open dealer closes, or a closed one opens. Null when it does not open in the coming months. */
  changesAt: LocalMoment | null
  /** Today's hours; empty on a closed day. */
  hours: readonly Shift[]
  /** Why today differs from other days of its weekday: the dealer's own reason, or the national holiday. */
  occasion: string | null
}

export function openState({ calendar, occasions }: Timetable, now: Moment): OpenState {
  const { zone } = calendar
  const { day: today, minutes } = localTime(now, zone)
  const hours = shiftsOn(calendar, today)
  const open = isOpenAt(calendar, now)
  return {
    zone,
    open,
    changesAt: open ? { day: today, daysAhead: 0, minutes: closingAfter(hours, minutes) } : nextOpening(calendar, today, minutes),
    hours,
    occasion: occasions.get(isoDay(today)) ?? null,
  }
}

/** At the minute of opening the dealer is open; at the minute of closing it is not. */
export function isOpenAt(calendar: Calendar, now: Moment): boolean {
  const { day, minutes } = localTime(now, calendar.zone)
  return shiftsOn(calendar, day).some(({ opens, closes }) => opens <= minutes && minutes < closes)
}

/** When one shift begins as another ends, the dealer stays open: the later end counts. */
function closingAfter(hours: readonly Shift[], now: number): number {
  return hours.reduce((end, { opens, closes }) => (opens > end || end > closes ? end : closes), now)
}

const longestClosure = 120

function nextOpening(calendar: Calendar, today: DateParts, now: number): LocalMoment | null {
  for (let daysAhead = 0; daysAhead <= longestClosure; daysAhead++) {
    const day = daysAfter(today, daysAhead)
    const next = shiftsOn(calendar, day).find(({ opens }) => daysAhead > 0 || opens > now)
    if (next) return { day, daysAhead, minutes: next.opens }
  }
  return null
}
