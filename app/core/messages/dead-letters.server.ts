import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Channel, channelsToPrograms } from './message.ts'
import { isWaiting } from './outbox.server.ts'
import { messageSubject, outbox } from './tables.ts'

/** A message that was given up, without its content and recipient. */
export type DeadLetter = {
  id: string
  key: string
  channel: Channel
  template: string
  /** `expired`, or the last answer of the gateway. */
  problem: string
  attempts: number
  createdAt: Instant
  deadAt: Instant
}

/** Gives a message up and deletes its secrets. Null when it was delivered or given up meanwhile. */
export async function giveUp(db: Db, id: string, problem: string, now: Instant): Promise<DeadLetter | null> {
  const [letter] = await giveUpWhere(db, and(eq(outbox.id, id), isWaiting), problem, now)
  return letter ?? null
}

/** Gives up messages that can no longer succeed: expired, or interrupted in their last attempt. */
export function giveUpUndeliverable(db: Db, ids: readonly string[], now: Instant): Promise<DeadLetter[]> {
  const problem = sql`case when ${outbox.expiresAt} <= ${now.toString()} then 'expired' else coalesce(${outbox.problem}, 'cut off') end`
  return giveUpWhere(db, and(inArray(outbox.id, [...ids]), isWaiting), problem, now)
}

async function giveUpWhere(db: Db, which: SQL | undefined, problem: string | SQL, now: Instant): Promise<DeadLetter[]> {
  // `{}` (no secrets) differs from null (secrets deleted): a message without secrets can be sent again.
  const secrets = sql`case when ${outbox.secrets} = '{}'::jsonb then ${outbox.secrets} end`
  const rows = await db.update(outbox).set({ deadAt: now, problem, secrets }).where(which).returning(columns)
  return rows.map(letterOf)
}

/** Gives up all waiting messages to the visitor about a lead. */
export async function giveUpAbout(tx: Db, leadId: string, now: Instant): Promise<void> {
  const toVisitor = and(isWaiting, notInArray(outbox.channel, [...channelsToPrograms]), eq(messageSubject, leadId))
  await tx.update(outbox).set({ deadAt: now, problem: 'consent withdrawn', secrets: null }).where(toVisitor)
}

const { id, key, channel, template, problem, attempts, createdAt, deadAt } = outbox
const columns = { id, key, channel, template, problem, attempts, createdAt, deadAt }

type Row = Omit<DeadLetter, 'problem' | 'deadAt'> & { problem: string | null; deadAt: Instant | null }

function letterOf({ problem, deadAt, ...row }: Row): DeadLetter {
  return { ...row, problem: problem ?? '', deadAt: deadAt ?? row.createdAt }
}
