import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { DeadLetter } from './dead-letters.server.ts'
import { outboxChannel } from './outbox.server.ts'
import { outbox } from './tables.ts'

/** A given-up message as the office lists it. A message whose secrets are deleted, or that has expired, cannot be sent again. */
export type ListedLetter = DeadLetter & { canRetry: boolean }

const mostListed = 200

/** The messages that were given up last, without their contents and recipients. */
export async function listDeadLetters(db: Db, now: Instant): Promise<ListedLetter[]> {
  const { id, key, channel, template, problem, attempts, createdAt, deadAt, secrets, expiresAt } = outbox
  const rows = await db
    .select({ id, key, channel, template, problem, attempts, createdAt, deadAt, secrets, expiresAt })
    .from(outbox)
    .where(isNotNull(deadAt))
    .orderBy(desc(deadAt))
    .limit(mostListed)
  return rows.map(({ secrets, expiresAt, problem, deadAt, ...letter }) => {
    const isExpired = expiresAt !== null && expiresAt.epochMilliseconds <= now.epochMilliseconds
    const canRetry = secrets !== null && !isExpired && problem !== 'consent withdrawn'
    return { ...letter, problem: problem ?? '', deadAt: deadAt ?? letter.createdAt, canRetry }
  })
}

/** Sends a given-up message again, from the first attempt on. False when that is not possible. */
export async function retryDeadLetter(tx: Db, id: string, now: Instant): Promise<boolean> {
  const isNotExpired = or(isNull(outbox.expiresAt), sql`${outbox.expiresAt} > ${now.toString()}`)
  const mayBeSent = sql`${outbox.problem} is distinct from 'consent withdrawn'`
  const rows = await tx
    .update(outbox)
    .set({ deadAt: null, problem: null, attempts: 0, tryAt: now, heldUntil: null })
    .where(and(eq(outbox.id, id), isNotNull(outbox.deadAt), isNotNull(outbox.secrets), isNotExpired, mayBeSent))
    .returning({ id: outbox.id })
  if (rows.length === 0) return false
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`)
  return true
}
