import { randomUUID } from 'node:crypto'
import { eq, type InferSelectModel, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Message, type OutgoingMessage, secondsToNextAttempt } from './message.ts'
import { outbox } from './tables.ts'

/** Told when a message waits. */
export const outboxChannel = 'outbox_written'

/** Writes a message in the transaction of what it tells about, once for its key. */
export async function writeMessage(tx: Db, { key, channel, to, template, text, link }: Message, now: Instant): Promise<void> {
  await tx
    .insert(outbox)
    .values({ id: randomUUID(), key, channel, recipient: to, template, text, link, createdAt: now, attempts: 0, tryAt: now })
    .onConflictDoNothing({ target: outbox.key })
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`)
}

/**
 * Takes the next waiting message, so that no other instance takes it too. It comes back after a pause,
 * longer each time, unless `markDelivered` is called.
 */
export async function takeMessage(db: Db, now: Instant): Promise<OutgoingMessage | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(sql`${outbox.deliveredAt} is null and ${outbox.tryAt} <= ${now.toString()}`)
      .orderBy(outbox.createdAt, outbox.id)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return null
    const tryAt = now.add({ seconds: secondsToNextAttempt(row.attempts) })
    await tx
      .update(outbox)
      .set({ attempts: row.attempts + 1, tryAt })
      .where(eq(outbox.id, row.id))
    return outgoing(row)
  })
}

export async function markDelivered(db: Db, message: OutgoingMessage, now: Instant): Promise<void> {
  await db.update(outbox).set({ deliveredAt: now, link: null }).where(eq(outbox.id, message.id))
}

function outgoing({ id, channel, recipient, template, text, link, createdAt }: InferSelectModel<typeof outbox>): OutgoingMessage {
  return { id, channel, to: recipient, template, text: link ? `${text}\n\n${link}` : text, attachments: [], createdAt }
}
