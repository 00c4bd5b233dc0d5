import { and, desc, eq, lt, type SQL } from 'drizzle-orm'
import { recordAudit } from '~/core/staff/audit.server.ts'
import { type AuditAction, auditActions } from '~/core/staff/audit.ts'
import type { Grant } from '~/core/staff/grant.ts'
import { auditEntries } from '~/core/staff/tables.ts'
import { csvLine, csvStart } from '~/lib/csv.ts'
import type { Instant } from '~/lib/instant.ts'
import type { Db } from '~/platform/database.server.ts'
import { actionWords, words } from './words.ts'

export type AuditFilter = { staffId: string; action: AuditAction | null; subject: string }

/** `at`: ISO instant. `change`: what changed, as JSON; null when nothing did. */
export type AuditRow = {
  id: number
  at: string
  staffName: string
  role: string
  action: AuditAction
  subject: string
  before: string | null
  after: string | null
}

const perPage = 50

/** A page of the log, newest first. `before`: the id of the last row of the page before. */
export async function readAuditLog(
  db: Db,
  _: Grant<'audit:read'>,
  filter: AuditFilter,
  before: number | null,
): Promise<{ rows: AuditRow[]; next: number | null }> {
  const rows = await select(db, filter, before, perPage + 1)
  const shown = rows.slice(0, perPage)
  return { rows: shown, next: rows.length > perPage ? (shown.at(-1)?.id ?? null) : null }
}

const perBatch = 1000

/** The whole filtered log as CSV, read in batches, newest first. Downloading is an entry of the log itself. */
export async function* exportAuditLog(
  db: Db,
  grant: Grant<'audit:read'>,
  filter: AuditFilter,
  now: Instant,
): AsyncGenerator<string> {
  await recordAudit(db, grant, { action: 'audit-exported', subject: { kind: 'audit', id: 'log' }, after: filter }, now)
  yield csvStart + csvLine([words.when, words.who, words.what, words.subject, words.before, words.after])
  let last: number | null = null
  do {
    const rows: AuditRow[] = await select(db, filter, last, perBatch)
    yield rows.map((row) => csvLine(cellsOf(row))).join('')
    last = rows.length === perBatch ? (rows.at(-1)?.id ?? null) : null
  } while (last !== null)
}

function cellsOf({ at, staffName, action, subject, before, after }: AuditRow): string[] {
  return [at, staffName, actionWords[action], subject, before ?? '', after ?? '']
}

async function select(db: Db, filter: AuditFilter, before: number | null, limit: number): Promise<AuditRow[]> {
  const rows = await db
    .select()
    .from(auditEntries)
    .where(and(...conditions(filter), before === null ? undefined : lt(auditEntries.id, before)))
    .orderBy(desc(auditEntries.id))
    .limit(limit)
  return rows.flatMap(({ action, subjectKind, subjectId, at, before, after, staffId: _, ...row }) => {
    const known = auditActions.find((each) => each === action)
    const values = { before: asText(before), after: asText(after) }
    return known ? [{ ...row, ...values, action: known, at: at.toString(), subject: `${subjectKind} ${subjectId}` }] : []
  })
}

function conditions({ staffId, action, subject }: AuditFilter): (SQL | undefined)[] {
  return [
    staffId ? eq(auditEntries.staffId, staffId) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    subject ? eq(auditEntries.subjectId, subject) : undefined,
  ]
}

const asText = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
