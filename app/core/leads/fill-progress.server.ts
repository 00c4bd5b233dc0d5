import { and, eq, exists, gte, inArray, notExists } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { leadByReferenceForUpdate } from './leads.server.ts'
import { leadKinds } from './payload.ts'
import { progressUpsert } from './progress.server.ts'
import { leadEvents, leadProgress, leads } from './tables.ts'

/**
 * How long ago the leads were made that are looked at. An upgrade, or its undoing, takes less. Each run reads all of them: some
 * thousands a day.
 */
const recent = { hours: 24 }
const mostAtOnce = 200

/**
 * Stores the progress of recent leads that have none: during an upgrade, instances of a version without progress still
 * receive leads. Returns the number of repaired leads, at most 200. A second call finds the next ones.
 */
export async function fillProgress(db: Db, now: Instant): Promise<number> {
  const missing = await db
    .select({ reference: leads.reference })
    .from(leads)
    .where(and(isRecent(now), notExists(progressOfLead(db)), exists(sentEvent(db))))
    .limit(mostAtOnce)
  for (const { reference } of missing) await db.transaction((tx) => fillOne(tx, reference))
  return missing.length
}

/** The lead is locked as for each of its events, so a newer state is not overwritten. */
async function fillOne(tx: Db, reference: string): Promise<void> {
  const lead = await leadByReferenceForUpdate(tx, reference)
  const upsert = lead && progressUpsert(lead)
  if (upsert) await tx.execute(upsert)
}

// With the kinds, the index of kinds and times answers.
const isRecent = (now: Instant) => and(inArray(leads.kind, leadKinds), gte(leads.createdAt, now.subtract(recent)))

const progressOfLead = (db: Db) =>
  db.select({ id: leadProgress.leadId }).from(leadProgress).where(eq(leadProgress.leadId, leads.id))

/** Drafts have no such event, and no progress. */
const sentEvent = (db: Db) =>
  db
    .select({ number: leadEvents.number })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, leads.id), eq(leadEvents.kind, 'received')))
