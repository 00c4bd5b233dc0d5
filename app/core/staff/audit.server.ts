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
