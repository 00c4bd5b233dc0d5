import { calendarOf, type Dealer } from '../../core/dealers/dealer.ts'
import type { Grant } from '../../core/staff/grant.ts'
import { momentOf, readDay } from '../../lib/calendar-day.ts'
import { dayIn } from '../../lib/day.ts'
import { type Day, type Instant, Temporal } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { CalendarChoice } from './calendar-address.ts'
import { dealerInScope, firstDealer } from './calendar-scope.server.ts'

export type OpenCalendar = {
  dealer: Dealer
  day: Day
  /** The shown days, oldest first. */
  days: readonly [Day, ...Day[]]
  span: { from: Instant; to: Instant }
}

/** The dealer and the days that an address asks for. Null when no dealer is chosen, or it is outside the grant. */
export async function openCalendar(
  db: Db,
  grant: Grant<'lead:read'>,
  choice: CalendarChoice,
  now: Instant,
): Promise<OpenCalendar | null> {
  const dealer = choice.dealer ? await dealerInScope(db, grant, choice.dealer) : await firstDealer(db, grant)
  if (!dealer) return null
  const { zone } = calendarOf(dealer)
  const day = readDay(choice.day) ?? dayIn(now, zone)
  const days = choice.span === 'week' ? weekOf(day) : ([day] as const)
  // Cars of earlier days may still be at the workshop.
  const since = now.subtract({ hours: 24 * 60 })
  const first = momentOf(days[0], 0, zone)
  const from = Temporal.Instant.compare(first, since) < 0 ? first : since
  return { dealer, day, days, span: { from, to: momentOf((days.at(-1) ?? day).add({ days: 1 }), 0, zone) } }
}

/** Monday to Sunday. */
function weekOf(day: Day): [Day, ...Day[]] {
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  return [monday, ...Array.from({ length: 6 }, (_, later) => monday.add({ days: later + 1 }))]
}
