import { and, eq, type InferSelectModel, isNull, sql } from 'drizzle-orm'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { runPrepared } from '../../platform/prepared.server.ts'
import { type Channel, mostAttempts, type OutgoingMessage, pausesInSeconds } from './message.ts'
import { outbox, urgency } from './tables.ts'
import { fill } from './template.ts'

/** The NOTIFY channel on which a trigger of the table announces new messages. */
export const outboxChannel = 'outbox_written'

/** A stored message that an attempt is sending. `attempts` includes this attempt. */
export type TakenMessage = InferSelectModel<typeof outbox>

export const isWaiting = and(isNull(outbox.deliveredAt), isNull(outbox.deadAt))

/**
 * Takes due messages of these channels, up to a number for each, so that no other instance takes them too. Codes come first,
 * then messages never tried, then messages that a gateway failed to take. A message that is neither delivered nor given up
 * becomes due again, later after each attempt. `heldSeconds` is the longest time of an attempt; the database's clock measures it.
 */
export async function takeDue(
  db: Db,
  room: ReadonlyMap<Channel, number>,
  now: Instant,
  heldSeconds: number,
): Promise<TakenMessage[]> {
  const rooms = [...room].map(([channel, free]) => sql`(${channel}, ${free}::int)`)
  const due = sql`
    select message.id from (values ${sql.join(rooms, sql`, `)}) as room (channel, free)
    cross join lateral (
      select waiting.id from ${urgencies}
      cross join lateral (
        select ${outbox.id}, ${outbox.tryAt} from ${outbox}
        where ${outbox.channel} = room.channel and ${isWaiting} and ${urgency} = urgencies.level and ${outbox.tryAt} <= ${now.toString()}
          and (${outbox.heldUntil} is null or ${outbox.heldUntil} <= now())
        order by ${outbox.tryAt} limit room.free for update skip locked
      ) as waiting
      order by urgencies.level, waiting.try_at limit room.free
    ) as message`
  const pause = sql`(array[${sql.raw(pausesInSeconds.join())}])[least(${outbox.attempts} + 1, ${sql.raw(String(mostAttempts))})]`
  const take = db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      tryAt: sql`${now.toString()}::timestamptz + make_interval(secs => greatest(${heldSeconds}::int, ${pause}))`,
      heldUntil: sql`now() + make_interval(secs => ${heldSeconds}::int)`,
    })
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning()
  return runPrepared(take)
}

/** When the next waiting message of these channels is due. */
export async function nextDue(db: Db, channels: readonly Channel[]): Promise<Instant | null> {
  if (channels.length === 0) return null
  const names = channels.map((channel) => sql`(${channel})`)
  const next = db.select({ at: sql<string | Date | null>`min(waiting.try_at)`.as('at') }).from(sql`
      (values ${sql.join(names, sql`, `)}) as channels (name) cross join ${urgencies}
      cross join lateral (
        select ${outbox.tryAt} from ${outbox}
        where ${outbox.channel} = channels.name and ${isWaiting} and ${urgency} = urgencies.level
        order by ${outbox.tryAt} limit 1
      ) as waiting`)
  const [row] = await runPrepared(next)
  return row?.at ? Temporal.Instant.fromEpochMilliseconds(new Date(row.at).getTime()) : null
}

/** Each urgency has its own part of the index, so few rows are read, however many wait. */
const urgencies = sql`(values (0), (1), (2)) as urgencies (level)`

/** True when a message expired, or when its last attempt was interrupted, for example because the process was killed. */
export const isUndeliverable =
  (now: Instant) =>
  ({ attempts, expiresAt }: Pick<TakenMessage, 'attempts' | 'expiresAt'>): boolean =>
    attempts > mostAttempts || (expiresAt !== null && Temporal.Instant.compare(expiresAt, now) <= 0)

export async function markDelivered(db: Db, ids: readonly string[], now: Instant): Promise<void> {
  // A late delivery counts, even when the message was given up meanwhile.
  const delivered = { deliveredAt: now, secrets: null, deadAt: null, problem: null }
  await runPrepared(
    db
      .update(outbox)
      .set(delivered)
      .where(sql`${outbox.id} = any(${sql.param([...ids])}::uuid[])`),
  )
}

/** Ends an attempt that failed, and stores why, for people who look at waiting messages. A later attempt goes on. */
export async function noteProblem(
  db: Db,
  { id, attempts }: Pick<TakenMessage, 'id' | 'attempts'>,
  problem: string,
): Promise<void> {
  await db
    .update(outbox)
    .set({ problem, heldUntil: null })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), isWaiting))
}

/** The message with its secrets filled in. */
export function outgoing({ secrets: stored, attachments, ...message }: TakenMessage): OutgoingMessage {
  const { id, channel, recipient, template, subject, text, values, createdAt } = message
  const secrets = stored ?? {}
  const files = attachments.map((file) => ({ ...file, address: fill(file.address, secrets) }))
  const filled = { text: fill(text, secrets), values: { ...values, ...secrets } }
  return { id, channel, to: recipient, template, subject, ...filled, attachments: files, createdAt }
}
