import { isNotNull, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { isWaiting } from './outbox.server.ts'
import { outbox } from './tables.ts'

export type OutboxFigures = { waiting: number; oldestSeconds: number; givenUp: number }

/** How many messages wait, how long the oldest of them has waited (0 without one), and how many were given up. */
export async function readOutboxFigures(db: Db, now: Instant): Promise<OutboxFigures> {
  const oldest = sql<number>`coalesce(extract(epoch from ${now.toString()}::timestamptz - min(${outbox.createdAt})), 0)::float8`
  const [waiting] = await db.select({ count: sql<number>`count(*)::int`, oldest }).from(outbox).where(isWaiting)
  const [givenUp] = await db.select({ count: sql<number>`count(*)::int` }).from(outbox).where(isNotNull(outbox.deadAt))
  return { waiting: waiting?.count ?? 0, oldestSeconds: waiting?.oldest ?? 0, givenUp: givenUp?.count ?? 0 }
}
