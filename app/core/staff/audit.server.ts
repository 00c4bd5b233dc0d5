import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { AuditAction } from './audit.ts'
import type { Grant } from './grant.ts'
import { auditEntries } from './tables.ts'

export type AuditEntry = {
  action: AuditAction
  /** What was changed or seen: its kind, and its id or reference. */
  subject: { kind: string; id: string }
  /** The changed values. Never the contact of a visitor. */
  before?: unknown
  after?: unknown
}

/** Writes who did what. Call it in the transaction of the change. */
export async function recordAudit(tx: Db, { staff }: Grant, entry: AuditEntry, now: Instant): Promise<void> {
  const { action, subject, before = null, after = null } = entry
  await tx.insert(auditEntries).values({
    at: now,
    staffId: staff.id,
    staffName: staff.name,
    role: staff.role,
    action,
    subjectKind: subject.kind,
    subjectId: subject.id,
    before,
    after,
  })
}

/** A page that refreshes itself is one look, so the same look is recorded once in this time. */
const lookMinutes = 10

/** Entries of an employee that are looked through. More than ten minutes of the quickest work. */
const recentEntries = 200

/** The subject of each list. */
const lists = { 'leads-listed': 'leads', 'leads-searched': 'leads', 'conversations-listed': 'conversations' } as const

/**
 * Writes which leads or conversations an employee saw in a list, by their references or ids: those that no list of the last minutes has shown to this
 * employee. So a list that refreshes itself adds to the log only what is new in it.
 */
export async function recordSeen(
  db: Db,
  grant: Grant,
  action: keyof typeof lists,
  references: readonly string[],
  now: Instant,
): Promise<void> {
  const recent = await recentOf(db, grant)
  const since = now.subtract({ minutes: lookMinutes }).epochMilliseconds
  const seen = new Set(recent.flatMap(({ after, at }) => (at.epochMilliseconds > since ? foundIn(after) : [])))
  const found = references.filter((reference) => !seen.has(reference))
  if (found.length === 0) return
  await recordAudit(db, grant, { action, subject: { kind: lists[action], id: 'list' }, after: { found } }, now)
}

const foundIn = (after: unknown): readonly string[] => (after as { found?: string[] } | null)?.found ?? []

/** Writes that an employee looked at personal data, unless the log has the same look from the last minutes. */
export async function recordLook(db: Db, grant: Grant, entry: AuditEntry, now: Instant): Promise<void> {
  const recent = recentOf(db, grant).as('recent')
  const same = and(
    eq(recent.action, entry.action),
    eq(recent.subjectId, entry.subject.id),
    gt(recent.at, now.subtract({ minutes: lookMinutes })),
    entry.after === undefined ? undefined : sql`${recent.after} = ${JSON.stringify(entry.after)}::jsonb`,
  )
  if ((await db.$count(recent, same)) === 0) await recordAudit(db, grant, entry, now)
}

/** The last entries of an employee, who may have a hundred thousand after some years. */
function recentOf(db: Db, { staff }: Grant) {
  const { id, staffId, at, action, subjectId, after } = auditEntries
  return db
    .select({ at, action, subjectId, after })
    .from(auditEntries)
    .where(eq(staffId, staff.id))
    .orderBy(desc(id))
    .limit(recentEntries)
}
