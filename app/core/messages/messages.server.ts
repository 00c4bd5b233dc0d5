import { randomUUID } from 'node:crypto'
import { eq, type SQL } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Message } from './message.ts'
import { outbox } from './tables.ts'

/**
 * Writes a message in the transaction of what it tells about, once for its key. When that is committed, the database
 * wakes the workers of every instance (`outboxChannel`).
 */
export async function writeMessage(tx: Db, message: Message, now: Instant): Promise<void> {
  await tx.execute(messageInsert(tx, [message], now))
}

/** The statement that writes messages, as `writeMessage` does. */
export function messageInsert(tx: Db, messages: readonly Message[], now: Instant): SQL {
  const rows = messages.map(({ to, ...message }) => ({
    ...message,
    id: randomUUID(),
    recipient: to,
    createdAt: now,
    attempts: 0,
    tryAt: now,
  }))
  return tx.insert(outbox).values(rows).onConflictDoNothing({ target: outbox.key }).getSQL()
}

/** Takes a message back in the transaction that has written it; of no key nothing happens. */
export async function discardMessage(tx: Db, key: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.key, key))
}
