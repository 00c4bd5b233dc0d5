import { and, eq, type InferSelectModel, inArray, isNull, sql } from 'drizzle-orm'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Channel, mostAttempts, type OutgoingMessage, pausesInSeconds } from './message.ts'
import { outbox, urgency } from './tables.ts'
import { fill } from './template.ts'

/** A trigger of the table tells it when messages were written. */
export const outboxChannel = 'outbox_written'

/** A message about to leave, as it is stored; `attempts` counts this one. */
export type TakenMessage = InferSelectModel<typeof outbox>

export const isWaiting = and(isNull(outbox.deliveredAt), isNull(outbox.deadAt))

/**
 * Takes what is due on these channels, at most so many each, so that no other instance takes it too. Codes come first,
 * and what was never tried before what a gateway has already failed to take. What is not marked delivered or given up
 * comes back, later after each attempt; `heldSeconds` is how long an attempt may last.
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
        order by ${outbox.tryAt} limit room.free for update skip locked
      ) as waiting
      order by urgencies.level, waiting.try_at limit room.free
    ) as message`
  const pause = sql`(array[${sql.raw(pausesInSeconds.join())}])[least(${outbox.attempts} + 1, ${sql.raw(String(mostAttempts))})]`
  return db
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      tryAt: sql`${now.toString()}::timestamptz + make_interval(secs => greatest(${heldSeconds}::int, ${pause}))`,
    })
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning()
}

/** When the next waiting message of these channels is due. */
export async function nextDue(db: Db, channels: readonly Channel[]): Promise<Instant | null> {
  if (channels.length === 0) return null
  const names = channels.map((channel) => sql`(${channel})`)
  const [row] = await db.select({ at: sql<string | Date | null>`min(waiting.try_at)`.as('at') }).from(sql`
      (values ${sql.join(names, sql`, `)}) as channels (name) cross join ${urgencies}
      cross join lateral (
        select ${outbox.tryAt} from ${outbox}
        where ${outbox.channel} = channels.name and ${isWaiting} and ${urgency} = urgencies.level
        order by ${outbox.tryAt} limit 1
      ) as waiting`)
  return row?.at ? Temporal.Instant.fromEpochMilliseconds(new Date(row.at).getTime()) : null
}

/** Each has its own part of the index: few rows are looked at, however many wait. */
const urgencies = sql`(values (0), (1), (2)) as urgencies (level)`

/** Worth nothing any more, or out of attempts: its last one was cut off, as by a process that was killed. */
export const isUndeliverable =
  (now: Instant) =>
  ({ attempts, expiresAt }: Pick<TakenMessage, 'attempts' | 'expiresAt'>): boolean =>
    attempts > mostAttempts || (expiresAt !== null && Temporal.Instant.compare(expiresAt, now) <= 0)

export async function markDelivered(db: Db, ids: readonly string[], now: Instant): Promise<void> {
  // A late success stands even if the message had been given up meanwhile.
  const delivered = { deliveredAt: now, secrets: null, deadAt: null, problem: null }
  await db
    .update(outbox)
    .set(delivered)
    .where(inArray(outbox.id, [...ids]))
}

/** Keeps why the last attempt came to nothing, for whoever looks at what waits. */
export async function noteProblem(db: Db, id: string, problem: string): Promise<void> {
  await db
    .update(outbox)
    .set({ problem })
    .where(and(eq(outbox.id, id), isWaiting))
}

/** The message with its secrets filled in. */
export function outgoing({ secrets: stored, attachments, ...message }: TakenMessage): OutgoingMessage {
  const { id, channel, recipient, template, subject, text, values, createdAt } = message
  const secrets = stored ?? {}
  const files = attachments.map((file) => ({ ...file, address: fill(file.address, secrets) }))
  const filled = { text: fill(text, secrets), values: { ...values, ...secrets } }
  return { id, channel, to: recipient, template, subject, ...filled, attachments: files, createdAt }
}
