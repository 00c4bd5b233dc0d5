import { and, asc, gt, gte, lt } from 'drizzle-orm'
import { calendarLock } from '~/core/appointments/diary.server.ts'
import { appointments } from '~/core/appointments/tables.ts'
import type { Dealer } from '~/core/dealers/dealer.ts'
import { dealers } from '~/core/dealers/tables.ts'
import { momentOf, readDay } from '~/lib/calendar-day.ts'
import type { Instant } from '~/lib/instant.ts'
import type { Db } from '~/platform/database.server.ts'
import { lockUntilCommit } from '~/platform/locks.server.ts'
import { referencesHit } from '../../calendar/hours/leads-hit.server.ts'
import { words } from './words.ts'

/** Until the transaction ends, nobody books or moves an appointment at these dealers. In one order, so that none waits in a circle. */
export async function lockCalendars(tx: Db, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) await lockUntilCommit(tx, calendarLock(id))
}

export async function lockEveryCalendar(tx: Db): Promise<void> {
  const rows = await tx.select({ id: dealers.id }).from(dealers).orderBy(asc(dealers.id))
  await lockCalendars(
    tx,
    rows.map(({ id }) => id),
  )
}

/** Which appointments lose their place by a change of a dealer, as a sentence. Null when none does. */
export async function hitText(db: Db, before: Dealer, after: Dealer, now: Instant): Promise<string | null> {
  const references = await referencesHit(db, before, after, now)
  return references.length === 0 ? null : words.hits(before.name, references)
}

/** The ids of the dealers with a coming appointment around a day, `2026-12-25`, in any zone. */
export async function dealersBookedOn(db: Db, date: string, now: Instant): Promise<string[]> {
  const day = readDay(date)
  if (!day) return []
  const { dealerId, startsAt } = appointments
  const [from, to] = [momentOf(day.subtract({ days: 1 }), 0, 'Asia/Jakarta'), momentOf(day.add({ days: 2 }), 0, 'Asia/Jakarta')]
  const rows = await db
    .selectDistinct({ dealerId })
    .from(appointments)
    .where(and(gt(startsAt, now), gte(startsAt, from), lt(startsAt, to)))
  return rows.map((row) => row.dealerId)
}
