import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { readContentVersion } from '../../core/content/content.server.ts'
import type { Dealer } from '../../core/dealers/dealer.ts'
import { leadEvents } from '../../core/leads/tables.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'

/** A text that differs when the appointments of a dealer in a span, or its calendar, have changed. */
export async function calendarStamp(db: Db, { id }: Dealer, span: { from: Instant; to: Instant }): Promise<string> {
  const { leadId, dealerId, startsAt } = leadEvents
  const here = db
    .select({ leadId })
    .from(leadEvents)
    .where(and(eq(dealerId, id), gt(startsAt, span.from), lt(startsAt, span.to)))
  // Also later events at another dealer: an appointment may have moved away.
  const [events] = await db.select({ count: sql<number>`count(*)::int` }).from(leadEvents).where(inArray(leadId, here))
  return `${events?.count ?? 0}-${await readContentVersion(db)}`
}
