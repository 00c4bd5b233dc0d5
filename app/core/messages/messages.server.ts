import { randomUUID } from 'node:crypto'
import { eq, type SQL } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Message } from './message.ts'
import { outbox } from './tables.ts'

/**
 * Writes a message in the transaction of its event, once for each key. After the commit the database wakes the workers of
 * all instances (`outboxChannel`).
 */
export async function writeMessage(tx: Db, message: Message, now: Instant): Promise<void> {
  await tx.execute(messageInsert(tx, [message], now))
}

/** The statement that writes messages, like `writeMessage`. */
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

/** Deletes a message in the same transaction that wrote it. An unknown key changes nothing. */
export async function discardMessage(tx: Db, key: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.key, key))
}
