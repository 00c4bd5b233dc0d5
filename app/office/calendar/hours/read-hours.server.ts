import { and, desc, eq, inArray } from 'drizzle-orm'
import { type Dealer, timetableOf } from '../../../core/dealers/dealer.ts'
import { exceptionDays } from '../../../core/dealers/exception-days.ts'
import { dealers } from '../../../core/dealers/tables.ts'
import { hoursWords } from '../../../core/dealers/words.ts'
import { covers, type Grant } from '../../../core/staff/grant.ts'
import { dayAndTime, dayIn, longDay } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { calendarChanges } from '../tables.ts'
import type { CalendarChange, WrittenCalendar } from './calendar-change.ts'
import { byHourWords, daysAhead } from './read-change.ts'

export type DayWithHours = { date: string; label: string; hours: string; reason: string; isOwn: boolean; setBy: string | null }

/** What decides a dealer's calendar, in words, for the forms that change it. */
export async function readHours(db: Db, grant: Grant<'lead:read'>, dealer: Dealer, now: Instant) {
  if (!covers(grant, dealer.id)) throw new Error(`The grant does not open ${dealer.slug}.`)
  const [row] = await db.select().from(dealers).where(eq(dealers.id, dealer.id))
  if (!row) throw new Error(`${dealer.slug} is not stored.`)
  const written = row as WrittenCalendar
  const { zone } = timetableOf(dealer).calendar
  const today = dayIn(now, zone)
  const makers = await whoChanged(db, dealer, ['day'])
  const own = new Set(dealer.otherDays.map(({ date }) => date))
  return {
    days: exceptionDays(dealer, today, today.add({ months: 12 })).map(({ day, shifts, reason }): DayWithHours => {
      const date = day.toString()
      const maker = own.has(date) ? makers.get(date) : undefined
      const setBy = maker ? `${maker.staffName}, ${dayAndTime(maker.at, zone)}` : null
      return { date, label: longDay(day), hours: hoursWords(shifts), reason, isOwn: own.has(date), setBy }
    }),
    dates: Array.from({ length: daysAhead }, (_, later) => today.add({ days: later })).map((day) => ({
      date: day.toString(),
      label: longDay(day),
    })),
    capacity: {
      'test-drive': { usual: written.demonstrationCars, byHour: byHourWords(written.demonstrationCarsByHour) },
      service: { usual: written.serviceBays, byHour: byHourWords(written.serviceBaysByHour) },
    },
    onDays: Object.entries(written.capacityOnDays)
      .filter(([date]) => date >= today.toString())
      .flatMap(([date, kinds]) =>
        (['test-drive', 'service'] as const).flatMap((kind) =>
          kinds[kind] ? [{ date, kind, byHour: byHourWords(kinds[kind]) }] : [],
        ),
      )
      .toSorted((one, other) => one.date.localeCompare(other.date)),
    fleet: dealer.demonstrationFleet ?? { decides: false, cars: [] },
  }
}

/** The last change of each subject. */
async function whoChanged(db: Db, { id }: Dealer, kinds: readonly CalendarChange['kind'][]) {
  const { dealerId, kind, subject, staffName, at } = calendarChanges
  const rows = await db
    .selectDistinctOn([subject], { subject, staffName, at })
    .from(calendarChanges)
    .where(and(eq(dealerId, id), inArray(kind, [...kinds])))
    .orderBy(subject, desc(calendarChanges.id))
  return new Map(rows.map((row) => [row.subject, row]))
}
