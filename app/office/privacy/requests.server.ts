import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { dealers } from '../../core/dealers/tables.ts'
import type { LeadContext } from '../../core/leads/lead-context.ts'
import { eraseFiles, eraseWithin } from '../../core/privacy/erase.server.ts'
import { crmRecipient, isPrivacyKind, type PrivacyKind } from '../../core/privacy/privacy-request.ts'
import { registerRequest } from '../../core/privacy/requests.server.ts'
import { numberHash } from '../../core/privacy/subject.server.ts'
import { privacyHandOvers, privacyRequests } from '../../core/privacy/tables.ts'
import { recordAudit, recordLook } from '../../core/staff/audit.server.ts'
import type { Grant } from '../../core/staff/grant.ts'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Environment } from '../../platform/environment.server.ts'
import { lockUntilCommit } from '../../platform/locks.server.ts'
import { actsOn, type NewRequest, type RequestRefusal } from './request-rules.ts'

type Read = Grant<'privacy:read'>
type Handle = Grant<'privacy:handle'>
type Installation = Pick<Environment, 'officeSecret' | 'dataDir'>

type Row = typeof privacyRequests.$inferSelect

/** Handled requests on the list; the register has all. */
const mostHandled = 50
const mostOpen = 500

/** A request without what names the person. */
export type ListedRequest = Pick<Row, 'reference' | 'bySelf' | 'receivedAt' | 'dueAt' | 'handledAt' | 'erasedAt'> & {
  kind: PrivacyKind
  isRefused: boolean
}

/** Open requests, the least time left first, and the last handled ones. */
export async function listRequests(
  db: Db,
  grant: Read,
  now: Instant,
): Promise<{ open: ListedRequest[]; handled: ListedRequest[] }> {
  await recordLook(db, grant, { action: 'privacy-opened', subject: { kind: 'privacy', id: 'list' } }, now)
  const { handledAt, dueAt } = privacyRequests
  const [open, handled] = await Promise.all([
    db.select().from(privacyRequests).where(isNull(handledAt)).orderBy(asc(dueAt)).limit(mostOpen),
    db.select().from(privacyRequests).where(isNotNull(handledAt)).orderBy(desc(handledAt)).limit(mostHandled),
  ])
  return { open: open.flatMap(listed), handled: handled.flatMap(listed) }
}

function listed({ kind, reference, bySelf, receivedAt, dueAt, handledAt, erasedAt, refusedBecause }: Row): ListedRequest[] {
  const isRefused = refusedBecause !== null
  return isPrivacyKind(kind) ? [{ kind, reference, bySelf, receivedAt, dueAt, handledAt, erasedAt, isRefused }] : []
}

export type HandOverRow = { recipient: string; name: string | null; references: string[]; doneAt: Instant | null }

export type OpenedRequest = ListedRequest & {
  phone: string | null
  wish: string | null
  refusedBecause: string | null
  handOvers: HandOverRow[]
}

/** A request with what an employee needs to handle it. Opening it is an entry of the audit log. */
export async function openRequest(db: Db, grant: Read, reference: string, now: Instant): Promise<OpenedRequest | null> {
  const [row] = await db.select().from(privacyRequests).where(eq(privacyRequests.reference, reference))
  const [request] = row ? listed(row) : []
  if (!row || !request) return null
  await recordLook(db, grant, { action: 'privacy-request-opened', subject: subjectOf(reference) }, now)
  const { phone, wish, refusedBecause } = row
  return { ...request, phone, wish, refusedBecause, handOvers: await handOversOf(db, row.id) }
}

/** The number of an open request for access, of which an employee makes a file for its owner. Null for any other. */
export async function numberToDownload(db: Db, grant: Handle, reference: string, now: Instant): Promise<string | null> {
  const [row] = await db.select().from(privacyRequests).where(eq(privacyRequests.reference, reference))
  if (!row || !actsOn(row).includes('download')) return null
  await recordLook(db, grant, { action: 'privacy-data-downloaded', subject: subjectOf(reference) }, now)
  return row.phone
}

function handOversOf(db: Db, requestId: string): Promise<HandOverRow[]> {
  const { recipient, references, doneAt } = privacyHandOvers
  return db
    .select({ recipient, name: dealers.name, references, doneAt })
    .from(privacyHandOvers)
    .leftJoin(dealers, eq(dealers.id, recipient))
    .where(eq(privacyHandOvers.requestId, requestId))
    .orderBy(sql`${recipient} = ${crmRecipient} desc`, asc(recipient))
}

const subjectOf = (id: string) => ({ kind: 'privacy-request', id })

/**
 * Enters a request that came by telephone, e-mail or letter. Returns its reference. On a slow line a second press of the button
 * reaches the server too: an open request that says exactly the same is that request.
 */
export function enterRequest(
  db: Db,
  grant: Handle,
  { request, environment }: { request: NewRequest; environment: Installation },
  now: Instant,
): Promise<string> {
  return db.transaction(async (tx) => {
    const subjectHash = (await numberHash(tx, environment))(request.phone)
    await lockUntilCommit(tx, `privacy requests of ${subjectHash}`)
    const entered = await sameOpenRequest(tx, request)
    if (entered) return entered.reference
    const { reference } = await registerRequest(tx, { ...request, subjectHash, bySelf: false })
    const after = { kind: request.kind, receivedAt: request.receivedAt.toString() }
    await recordAudit(tx, grant, { action: 'privacy-request-added', subject: subjectOf(reference), after }, now)
    return reference
  })
}

async function sameOpenRequest(tx: Db, { kind, phone, wish, receivedAt }: NewRequest): Promise<Row | undefined> {
  const asked = and(eq(privacyRequests.kind, kind), eq(privacyRequests.phone, phone), eq(privacyRequests.wish, wish))
  const open = and(asked, eq(privacyRequests.receivedAt, receivedAt), isNull(privacyRequests.handledAt))
  return (await tx.select().from(privacyRequests).where(open).limit(1))[0]
}

/** Marks a request as handled, or as refused with the reason that the person was told. Number and wish are forgotten. */
export function closeRequest(
  db: Db,
  grant: Handle,
  { reference, refusedBecause }: { reference: string; refusedBecause: string | null },
  now: Instant,
): Promise<Result<undefined, RequestRefusal>> {
  return db.transaction(async (tx) => {
    const row = await locked(tx, reference)
    if (row?.handledAt && isDoublePress(row, grant, refusedBecause)) return done(undefined)
    if (!row || !actsOn(row).includes(refusedBecause === null ? 'close' : 'refuse')) return refused('not-possible')
    const values = { handledAt: now, handledBy: grant.staff.name, refusedBecause, phone: null, wish: null }
    await tx.update(privacyRequests).set(values).where(eq(privacyRequests.id, row.id))
    const action = refusedBecause === null ? 'privacy-request-handled' : 'privacy-request-refused'
    await recordAudit(tx, grant, { action, subject: subjectOf(reference) }, now)
    return done(undefined)
  })
}

/** Erases the person of a deletion request that an employee entered. */
export async function eraseByHand(
  db: Db,
  grant: Handle,
  { reference, environment }: { reference: string; environment: Installation },
  context: LeadContext,
): Promise<Result<undefined, RequestRefusal>> {
  const erased = await db.transaction(async (tx) => {
    const row = await locked(tx, reference)
    if (row?.erasedAt && isDoublePress(row, grant, null)) return done(undefined)
    if (!row?.phone || !actsOn(row).includes('erase')) return refused('not-possible' as const)
    const { handOvers } = await eraseWithin(tx, environment, { phone: row.phone, by: grant.staff.name, request: row }, context)
    const after = { recipients: handOvers.map(({ recipient }) => recipient) }
    await recordAudit(tx, grant, { action: 'person-erased', subject: subjectOf(reference), after }, context.now)
    return done(undefined)
  })
  if (erased.ok) await eraseFiles(db, environment.dataDir)
  return erased
}

/** A dealer or the CRM has erased the data too. The last confirmation ends the request. */
export function confirmHandOver(
  db: Db,
  grant: Handle,
  { reference, recipient }: { reference: string; recipient: string },
  now: Instant,
): Promise<Result<undefined, RequestRefusal>> {
  return db.transaction(async (tx) => {
    const row = await locked(tx, reference)
    if (!row) return refused('not-possible')
    const own = { requestId: row.id, recipient, doneBy: grant.staff.name }
    if (await isConfirmed(tx, own)) return done(undefined)
    if (row.handledAt) return refused('not-possible')
    const open = and(eq(privacyHandOvers.requestId, row.id), isNull(privacyHandOvers.doneAt))
    const confirmed = await tx
      .update(privacyHandOvers)
      .set({ doneAt: now, doneBy: grant.staff.name })
      .where(and(open, inArray(privacyHandOvers.recipient, [recipient])))
      .returning({ recipient: privacyHandOvers.recipient })
    if (confirmed.length === 0) return refused('not-possible')
    await recordAudit(tx, grant, { action: 'erasure-confirmed', subject: subjectOf(reference), after: { recipient } }, now)
    if ((await tx.$count(privacyHandOvers, open)) === 0)
      await tx.update(privacyRequests).set({ handledAt: now }).where(eq(privacyRequests.id, row.id))
    return done(undefined)
  })
}

/** True when the same employee has handled the request in the same way: a second press on a slow line is no error. */
const isDoublePress = ({ handledBy, refusedBecause }: Row, { staff }: Handle, because: string | null): boolean =>
  handledBy === staff.name && refusedBecause === because

async function isConfirmed(tx: Db, own: { requestId: string; recipient: string; doneBy: string }): Promise<boolean> {
  const { requestId, recipient, doneBy } = privacyHandOvers
  const same = and(eq(requestId, own.requestId), eq(recipient, own.recipient), eq(doneBy, own.doneBy))
  return (await tx.$count(privacyHandOvers, same)) > 0
}

async function locked(tx: Db, reference: string): Promise<Row | null> {
  const [row] = await tx.select().from(privacyRequests).where(eq(privacyRequests.reference, reference)).for('update')
  return row ?? null
}
