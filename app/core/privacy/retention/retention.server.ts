import { and, asc, eq, exists, inArray, lt, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { deleteOldest } from '../../../platform/delete-oldest.server.ts'
import { forgetProofs } from '../../codes/own-numbers.server.ts'
import { consents, consentWithdrawals } from '../../consent/tables.ts'
import { forgetOld } from '../../conversations/forget-conversations.server.ts'
import { forgetContactsWithoutLead } from '../../leads/form/personal-data.server.ts'
import { forgetContacts } from '../../leads/form/remembered.server.ts'
import { leadEvents, leadPictures, leadProgress, leads } from '../../leads/tables.ts'
import { forgetMessages } from '../../messages/personal-data.server.ts'
import { forgetChoices } from '../../tracking/choices.server.ts'
import { eraseFiles, eraseFromStores } from '../erase.server.ts'
import { privacyRequests } from '../tables.ts'
import { type RetentionKind, retentionKinds } from './retention-sheet.ts'
import { readRetention } from './retention-store.server.ts'

/** Rows of one transaction, and transactions of one kind in one night. What is left over goes the next night. */
export const [rowsAtOnce, mostBatches] = [200, 100]

/** Deletes a batch, the oldest first: in the order of an index, or else the database may read a whole table for it. */
type Forget = (db: Db, before: Instant, now: Instant) => Promise<number>

/** How each kind is deleted: one batch, whose size is returned. */
const forget: Record<RetentionKind, Forget> = {
  leads: (db, before, now) => eraseBatch(db, untouchedSince(db, before), now),
  drafts: (db, before, now) => eraseBatch(db, unsentSince(db, before), now),
  withdrawn: (db, before, now) => eraseBatch(db, withdrawnBefore(db, before), now),
  pictures: forgetPicturesBefore,
  chats: (db, before) => forgetOld(db, before, rowsAtOnce),
  messages: (db, before) => forgetMessages(db, before.toString(), rowsAtOnce),
  contacts: (db, before) => forgetContacts(db, before, rowsAtOnce),
  numbers: (db, before) => forgetProofs(db, before, rowsAtOnce),
  'tracking-choices': (db, before) => forgetChoices(db, before, rowsAtOnce),
  consents: forgetConsents,
  'privacy-requests': forgetRequests,
}

/** Deletes what has been stored long enough. Returns how many of each kind. */
export async function enforceRetention(
  { db, dataDir }: { db: Db; dataDir: string },
  now: Instant,
): Promise<Partial<Record<RetentionKind, number>>> {
  const days = await readRetention(db)
  const deleted: Partial<Record<RetentionKind, number>> = {}
  for (const kind of retentionKinds) {
    const before = now.subtract({ hours: 24 * days[kind] })
    for (let batch = 0; batch < mostBatches; batch++) {
      const count = await forget[kind](db, before, now)
      if (count > 0) deleted[kind] = (deleted[kind] ?? 0) + count
      if (count < rowsAtOnce) break
    }
  }
  await eraseFiles(db, dataDir)
  return deleted
}

function eraseBatch(db: Db, which: LeadIds, now: Instant): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: leads.id, reference: leads.reference })
      .from(leads)
      .where(inArray(leads.id, which))
      .orderBy(leads.reference)
      .for('update')
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    const withdrawn = await tx
      .selectDistinct({ phone: leads.phone })
      .from(leads)
      .where(and(inArray(leads.id, ids), exists(withdrawalOf(tx))))
    await eraseFromStores(tx, { phone: null, numberHash: null, leads: rows }, now)
    // Who has withdrawn the last consent is remembered no longer. After a retention period, the contact keeps its own one.
    await forgetContactsWithoutLead(
      tx,
      withdrawn.map(({ phone }) => phone),
    )
    return rows.length
  })
}

/** Ids of one batch of leads. Each is read from an index, the oldest first, and not from all leads. */
type LeadIds = SQLWrapper

function untouchedSince(db: Db, before: Instant): LeadIds {
  const later = db
    .select({ one: sql`1` })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, leads.id), sql`${leadEvents.at} >= ${before.toString()}`))
  return db
    .select({ id: leads.id })
    .from(leads)
    .where(and(lt(leads.createdAt, before), notExists(later)))
    .orderBy(asc(leads.createdAt))
    .limit(rowsAtOnce)
}

function unsentSince(db: Db, before: Instant): LeadIds {
  const sent = db.select({ one: sql`1` }).from(leadProgress).where(eq(leadProgress.leadId, leadEvents.leadId))
  return leadsWith(db, 'drafted', before, notExists(sent))
}

const withdrawnBefore = (db: Db, before: Instant): LeadIds => leadsWith(db, 'consent-withdrawn', before)

/** Leads with an event of a kind that few leads have. */
function leadsWith(db: Db, kind: 'drafted' | 'consent-withdrawn', before: Instant, which?: SQL): LeadIds {
  return db
    .select({ id: leadEvents.leadId })
    .from(leadEvents)
    .where(and(eq(leadEvents.kind, kind), lt(leadEvents.at, before), which))
    .orderBy(asc(leadEvents.at), asc(leadEvents.leadId))
    .limit(rowsAtOnce)
}

const withdrawalOf = (db: Db, when?: SQL) =>
  db
    .select({ one: sql`1` })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, leads.id), eq(leadEvents.kind, 'consent-withdrawn'), when))

function forgetPicturesBefore(db: Db, before: Instant): Promise<number> {
  const { id, at } = leadPictures
  return deleteOldest(db, { id, when: lt(at, before), by: at, most: rowsAtOnce })
}

/** Only consents whose request is gone: the others are needed as long as the request. */
function forgetConsents(db: Db, before: Instant): Promise<number> {
  return db.transaction(async (tx) => {
    const request = tx.select({ one: sql`1` }).from(leads).where(eq(leads.reference, consents.reference))
    const old = await tx
      .select({ id: consents.id })
      .from(consents)
      .where(and(lt(consents.givenAt, before), notExists(request)))
      .orderBy(consents.givenAt)
      .limit(rowsAtOnce)
    const ids = old.map(({ id }) => id)
    await tx.delete(consentWithdrawals).where(inArray(consentWithdrawals.consentId, ids))
    await tx.delete(consents).where(inArray(consents.id, ids))
    return ids.length
  })
}

function forgetRequests(db: Db, before: Instant): Promise<number> {
  const { id, handledAt } = privacyRequests
  return deleteOldest(db, { id, when: lt(handledAt, before), by: handledAt, most: rowsAtOnce })
}
