import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, type SQL } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { rowInserter } from '../../platform/insert-rows.server.ts'
import type { Message } from './message.ts'
import { outbox } from './tables.ts'

/**
 * Writes a message in the transaction of its event, once for each key. After the commit the database wakes the workers of
 * all instances (`outboxChannel`).
 */
export async function writeMessage(tx: Db, message: Message, now: Instant, sendAt = now): Promise<void> {
  await tx.execute(messageInsert([message], now, sendAt))
}

const insertNew = rowInserter(outbox, { conflict: { on: outbox.key, update: [] } })

/** The statement that writes messages, like `writeMessage`. They leave at `sendAt` at the earliest. */
export function messageInsert(messages: readonly Message[], now: Instant, sendAt = now): SQL {
  const rows = messages.map(({ to, ...message }) => ({
    ...message,
    id: randomUUID(),
    recipient: to,
    createdAt: now,
    attempts: 0,
    tryAt: sendAt,
  }))
  return insertNew(rows)
}

/** Deletes a message in the same transaction that wrote it. An unknown key changes nothing. */
export async function discardMessage(tx: Db, key: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.key, key))
}

/** True when an attempt has begun to send one of these messages: it can no longer be discarded. */
export async function wasTried(tx: Db, keys: readonly string[]): Promise<boolean> {
  return (await tx.$count(outbox, and(inArray(outbox.key, [...keys]), gt(outbox.attempts, 0)))) > 0
}
