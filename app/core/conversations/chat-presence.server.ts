import { type Column, lt, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Grant, may } from '../staff/grant.ts'
import { chatPresence } from './tables.ts'

/** An agent who has not been at the desk for so many minutes is absent: the visitor waits for any employee. */
export const absentAfter = 2

/** Seconds between two writings. An open desk tells every minute that it is there. */
const precision = 30

/** Stores that an employee who may answer is at the desk. */
export async function storePresence(db: Db, { staff }: Grant<'chat:read'>, now: Instant): Promise<void> {
  if (!may(staff, 'chat:answer')) return
  await db
    .insert(chatPresence)
    .values({ staffId: staff.id, seenAt: now })
    .onConflictDoUpdate({
      target: chatPresence.staffId,
      set: { seenAt: now },
      setWhere: lt(chatPresence.seenAt, now.subtract({ seconds: precision })),
    })
}

/** True in a query when the employee whom the column names is absent. */
export function isAbsent(agentId: Column, now: Instant): SQL {
  const { staffId, seenAt } = chatPresence
  const since = now.subtract({ minutes: absentAfter }).toString()
  return sql`not exists (select from ${chatPresence} where ${staffId} = ${agentId} and ${seenAt} > ${since}::timestamptz)`
}
