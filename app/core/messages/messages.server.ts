import { randomUUID } from 'node:crypto'
import { and, asc, eq, type InferSelectModel, isNull, lte, min, not, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Channel, type Message, mostAttempts, type OutgoingMessage, secondsToNextAttempt } from './message.ts'
import { outbox } from './tables.ts'
import { fill } from './template.ts'

/** Told when a message waits. */
export const outboxChannel = 'outbox_written'

/** Writes a message in the transaction of what it tells about, once for its key. */
export async function writeMessage(tx: Db, { to, ...message }: Message, now: Instant): Promise<void> {
  await tx
    .insert(outbox)
    .values({ ...message, id: randomUUID(), recipient: to, createdAt: now, attempts: 0, tryAt: now })
    .onConflictDoNothing({ target: outbox.key })
  await announce(tx)
}

/** Takes a message back in the transaction that has written it; of no key nothing happens. */
export async function discardMessage(tx: Db, key: string): Promise<void> {
  await tx.delete(outbox).where(eq(outbox.key, key))
}

/** Wakes those who deliver, in every instance; within a transaction once it is committed. */
export async function announce(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${outboxChannel}, '')`)
}

/** A message about to leave; `attempts` counts this one. */
export type TakenMessage = OutgoingMessage & { attempts: number }

/**
 * Takes the next message that is due, so that no other worker or instance takes it too. Unless it is marked
 * delivered or given up it comes back, later after each attempt; `held` is how long an attempt may last, in seconds.
 * Codes come first, and what was never tried before what a gateway has already failed to take.
 */
export async function takeMessage(db: Db, channel: Channel, now: Instant, held: number): Promise<TakenMessage | null> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(outbox)
      .where(and(isDue(channel, now), not(isPastHope(now))))
      .orderBy(asc(sql`${outbox.expiresAt} is null`), outbox.attempts, outbox.createdAt, outbox.id)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!row) return null
    const tryAt = now.add({ seconds: Math.max(held, secondsToNextAttempt(row.attempts)) })
    const taken = { ...row, attempts: row.attempts + 1 }
    await tx.update(outbox).set({ attempts: taken.attempts, tryAt }).where(eq(outbox.id, row.id))
    return outgoing(taken)
  })
}

export async function markDelivered(db: Db, id: string, now: Instant): Promise<void> {
  // A late success stands even if the message had been given up meanwhile.
  const delivered = { deliveredAt: now, secrets: null, deadAt: null, problem: null }
  await db.update(outbox).set(delivered).where(eq(outbox.id, id))
}

/** Keeps why the last attempt came to nothing, for whoever looks at what waits. */
export async function noteProblem(db: Db, id: string, problem: string): Promise<void> {
  await db
    .update(outbox)
    .set({ problem })
    .where(and(eq(outbox.id, id), isWaiting))
}

/** Leaves a gateway alone for as long as it asked: nothing that waits for its channel is tried before. */
export async function postponeChannel(db: Db, channel: Channel, until: Instant): Promise<void> {
  await db.update(outbox).set({ tryAt: until }).where(isDue(channel, until))
}

/** When the next waiting message of a channel is due. */
export async function nextAttempt(db: Db, channel: Channel): Promise<Instant | null> {
  const [row] = await db
    .select({ at: min(outbox.tryAt) })
    .from(outbox)
    .where(and(eq(outbox.channel, channel), isWaiting))
  return row?.at ?? null
}

export const isWaiting = and(isNull(outbox.deliveredAt), isNull(outbox.deadAt))

export function isDue(channel: Channel, now: Instant): SQL | undefined {
  return and(eq(outbox.channel, channel), isWaiting, lte(outbox.tryAt, now))
}

/** Worth nothing any more, or out of attempts: its last one was cut off, as by a process that was killed. */
export function isPastHope(now: Instant): SQL {
  const expired = sql`coalesce(${outbox.expiresAt} <= ${now.toString()}, false)`
  return sql`(${expired} or ${outbox.attempts} >= ${mostAttempts})`
}

type Row = InferSelectModel<typeof outbox>

function outgoing({
  id,
  channel,
  recipient,
  template,
  subject,
  text,
  attachments,
  createdAt,
  attempts,
  ...row
}: Row): TakenMessage {
  const secrets = row.secrets ?? {}
  const filled = { text: fill(text, secrets), values: { ...row.values, ...secrets } }
  const files = attachments.map((file) => ({ ...file, address: fill(file.address, secrets) }))
  return { id, channel, to: recipient, template, subject, ...filled, attachments: files, createdAt, attempts }
}
