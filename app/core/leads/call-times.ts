import { dayIn } from '../../lib/day.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { type Calendar, type Interval, openIntervals } from '../dealers/opening-hours.ts'

/** Days with times on offer, and how far ahead to look for them. */
const [daysOffered, daysLooked] = [3, 14]
/** Hours of the day at which a shift is divided. */
const divisions = [12, 15]
/** Minutes that the dealer needs to notice the choice, and the least that must remain of an offered time. */
const [noticeMinutes, shortestMinutes] = [30, 45]

/** The times at which a visitor may ask to be called: parts of the coming opening hours. */
export function callTimes(calendar: Calendar, now: Instant): Interval[] {
  const soonest = now.add({ minutes: noticeMinutes })
  const today = dayIn(now, calendar.zone)
  const days = Array.from({ length: daysLooked }, (_, ahead) =>
    openIntervals(calendar, today.add({ days: ahead }))
      .flatMap((shift) => divided(shift, calendar))
      .filter(({ to }) => soonest.until(to).total('minutes') >= shortestMinutes),
  )
  return days
    .filter((times) => times.length > 0)
    .slice(0, daysOffered)
    .flat()
}

function divided({ from, to }: Interval, { zone }: Calendar): Interval[] {
  const start = from.toZonedDateTimeISO(zone)
  const inside = divisions
    .map((hour) => start.with({ hour, minute: 0, second: 0 }).toInstant())
    .filter((at) => Temporal.Instant.compare(from, at) < 0 && Temporal.Instant.compare(at, to) < 0)
  const edges = [from, ...inside, to]
  return edges.slice(1).map((end, place) => ({ from: edges[place] ?? from, to: end }))
}
