import { and, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { leadsByIds, recordEvent } from './leads.server.ts'
import { erasedLeads, leadAddresses, leadEvents, leadPictures, leadProgress, leadRequests, leads, people } from './tables.ts'

/** Deletes leads with everything that belongs to them, and the persons who have no other lead. Figures stay. */
export async function eraseLeads(tx: Db, ids: readonly string[], now: Instant): Promise<void> {
  if (ids.length === 0) return
  const owned = [...ids]
  await unmergeFrom(tx, owned, now)
  await keepFigures(tx, owned, now)
  for (const table of [leadPictures, leadProgress, leadEvents, leadRequests, leadAddresses])
    await tx.delete(table).where(inArray(table.leadId, owned))
  const erased = await tx.delete(leads).where(inArray(leads.id, owned)).returning({ personId: leads.personId })
  const others = tx.select({ id: leads.id }).from(leads).where(eq(leads.personId, people.id))
  const persons = [...new Set(erased.map(({ personId }) => personId))]
  if (persons.length > 0) await tx.delete(people).where(and(inArray(people.id, persons), notExists(others)))
}

/** Leads of others that are handled with an erased one must be in the lists again. */
async function unmergeFrom(tx: Db, ids: string[], now: Instant): Promise<void> {
  const { leadId, mergedInto } = leadProgress
  const duplicates = await tx
    .select({ id: leadId })
    .from(leadProgress)
    .where(and(inArray(mergedInto, ids), notInArray(leadId, ids)))
  const context = { now, publicUrl: '', tellsCrm: false }
  for (const lead of await leadsByIds(
    tx,
    duplicates.map(({ id }) => id),
  ))
    await recordEvent(tx, lead, { kind: 'unmerged', by: 'site' }, context)
}

/** The rows that the figures count: leads with a promise. */
async function keepFigures(tx: Db, ids: string[], now: Instant): Promise<void> {
  const { leadId, kind, dealerId, askedAt, promisedBy, firstContactAt, firstContactMinutes } = leadProgress
  const decided = sql`${firstContactAt} is not null or ${promisedBy} < ${now.toString()}`
  const counted = tx
    .select({
      kind,
      dealerId,
      askedAt: sql`date_trunc('hour', ${askedAt})`.as('asked_hour'),
      answered: sql`${firstContactAt} is not null`.as('answered'),
      inTime: sql`case when ${decided} then coalesce(${firstContactAt} <= ${promisedBy}, false) end`.as('in_time'),
      firstContactMinutes,
    })
    .from(leadProgress)
    .where(and(inArray(leadId, ids), sql`${promisedBy} is not null`))
  await tx.execute(
    sql`insert into ${erasedLeads} (kind, dealer_id, asked_at, answered, in_time, first_contact_minutes) ${counted}`,
  )
}
