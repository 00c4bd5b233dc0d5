import { and, isNull, lt, lte, or } from 'drizzle-orm'
import { at } from '../../addresses.ts'
import { compose } from '../../core/messages/message.ts'
import { writeMessage } from '../../core/messages/messages.server.ts'
import { hoursBeforeEscalation } from '../../core/privacy/privacy-request.ts'
import { privacyBreaches, privacyRequests, privacyVisits } from '../../core/privacy/tables.ts'
import { listStaff } from '../../core/staff/staff.server.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { privacyDue } from './privacy-due.message.ts'

type Context = { now: Instant; publicUrl: string }

/**
 * Tells every administrator, once for each case, that the legal time of a request or a breach is nearly over. Returns how many
 * cases. The message names no person.
 */
export function escalatePrivacy(db: Db, { now, publicUrl }: Context): Promise<number> {
  const soon = now.add({ hours: hoursBeforeEscalation })
  return db.transaction(async (tx) => {
    const requests = await tx
      .update(privacyRequests)
      .set({ escalatedAt: now })
      .where(and(isNull(privacyRequests.handledAt), isNull(privacyRequests.escalatedAt), lte(privacyRequests.dueAt, soon)))
      .returning({ id: privacyRequests.id })
    const { subjectsToldAt, authorityToldAt, escalatedAt, dueAt, id } = privacyBreaches
    const untold = or(isNull(subjectsToldAt), isNull(authorityToldAt))
    const breaches = await tx
      .update(privacyBreaches)
      .set({ escalatedAt: now })
      .where(and(untold, isNull(escalatedAt), lte(dueAt, soon)))
      .returning({ id })
    const count = requests.length + breaches.length
    if (count > 0) await tellAdministrators(tx, count, { now, publicUrl })
    return count
  })
}

async function tellAdministrators(tx: Db, count: number, { now, publicUrl }: Context): Promise<void> {
  const administrators = (await listStaff(tx)).filter(({ role }) => role === 'administrator')
  const values = { count: String(count), link: publicUrl + at.privacyDesk() }
  for (const { id, email } of administrators) {
    const envelope = { key: `privacy_due:${id}:${now.epochMilliseconds}`, channel: 'email' as const, to: email }
    await writeMessage(tx, compose(privacyDue, values, envelope), now)
  }
}

/** Deletes visits whose time is over: each holds a number. */
export async function forgetVisits(db: Db, now: Instant): Promise<void> {
  await db.delete(privacyVisits).where(lt(privacyVisits.expiresAt, now))
}
