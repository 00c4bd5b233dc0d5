import { changeContent } from '~/core/content/content.server.ts'
import { applyEdits, type Edit, type EditRefusal, inverse, readEdits, type TypedEdit } from '~/core/content/sheets/edits.ts'
import { type AnyRow, keyOf, type Sheet, writeRow } from '~/core/content/sheets/sheet.ts'
import {
  findRevision,
  lockSheet,
  type NewRevision,
  type RevisionWay,
  readSheet,
  writeSheet,
} from '~/core/content/sheets/sheets.server.ts'
import { type Warning, warningsOf } from '~/core/content/sheets/warnings.ts'
import { recordAudit } from '~/core/staff/audit.server.ts'
import { type Grant, grant } from '~/core/staff/grant.ts'
import type { Instant } from '~/lib/instant.ts'
import { done, type Result, refused } from '~/lib/result.ts'
import type { Db } from '~/platform/database.server.ts'
import { type EditPermission, editPermissionOf, type Table } from './table.ts'
import { sheetOf } from './tables.server.ts'

/** Why edits cannot be saved. `row`: what the table's own check says; `edit` is null when it is about no edited row. */
export type SaveRefusal = EditRefusal | { edit: number | null; reason: 'row'; column: string | null; text: string }

export type Review = {
  refusals: SaveRefusal[]
  warnings: Warning[]
  /** The new rows as the server has read them; null for a removed or unreadable row. */
  understood: (string[] | null)[]
}

type Checked = { edits: Edit[]; rows: AnyRow[]; warnings: Warning[] }

/** What would be saved, without saving it. */
export async function reviewEdits(
  db: Db,
  _: Grant<EditPermission>,
  table: Table,
  typed: readonly TypedEdit[],
  now: Instant,
): Promise<Review> {
  const sheet = await sheetOf(db, table)
  const rows = await readSheet(db, table.store)
  const read = readEdits(sheet, rows, typed)
  if (!read.ok) return { refusals: read.refusal, warnings: [], understood: typed.map(() => null) }
  const checked = await check(db, sheet, table, rows, read.value, now)
  return {
    refusals: checked.ok ? [] : checked.refusal,
    warnings: warningsOf(sheet, rows, read.value),
    understood: read.value.map(({ after }) => after && writeRow(sheet, after)),
  }
}

/** Saves all edits as one revision, or none. Returns the number of the revision; null when no value has changed. */
export function saveEdits(
  db: Db,
  grant: Grant<EditPermission>,
  table: Table,
  { typed, way }: { typed: readonly TypedEdit[]; way: Exclude<RevisionWay, 'undone'> },
  now: Instant,
): Promise<Result<number | null, SaveRefusal[]>> {
  requireRightToEdit(grant, table)
  return db.transaction(async (tx) => {
    await lockSheet(tx, table.store.sheet)
    const sheet = await sheetOf(tx, table)
    const rows = await readSheet(tx, table.store)
    const read = readEdits(sheet, rows, typed)
    if (!read.ok) return read
    const edits = read.value.filter((edit) => !isWithoutChange(sheet, edit))
    await table.lock?.(tx, edits)
    const checked = await check(tx, sheet, table, rows, edits, now)
    if (!checked.ok) return checked
    return done(edits.length === 0 ? null : await write(tx, grant, table, checked.value, { way, undoes: null }, now))
  })
}

/** Throws `Forbidden` when the employee may edit other tables only. */
function requireRightToEdit({ staff }: Grant<EditPermission>, table: Table): void {
  grant(staff, editPermissionOf(table))
}

/** True when only the spelling of a row has changed. */
const isWithoutChange = (sheet: Sheet, { before, after }: Edit): boolean =>
  before !== null && after !== null && JSON.stringify(writeRow(sheet, before)) === JSON.stringify(writeRow(sheet, after))

/** Takes a revision back as a new revision. Refused when one of its rows was changed later. Null for an unknown number. */
export function undoRevision(
  db: Db,
  grant: Grant<EditPermission>,
  table: Table,
  number: number,
  now: Instant,
): Promise<Result<number, SaveRefusal[]> | null> {
  requireRightToEdit(grant, table)
  return db.transaction(async (tx) => {
    await lockSheet(tx, table.store.sheet)
    const revision = await findRevision(tx, table.store.sheet, number)
    if (!revision) return null
    const sheet = await sheetOf(tx, table)
    const rows = await readSheet(tx, table.store)
    const edits = revision.edits.map(inverse)
    await table.lock?.(tx, edits)
    const checked = await check(tx, sheet, table, rows, edits, now)
    return checked.ok ? done(await write(tx, grant, table, checked.value, { way: 'undone', undoes: number }, now)) : checked
  })
}

async function check(
  db: Db,
  sheet: Sheet,
  { check }: Table,
  rows: readonly AnyRow[],
  edits: readonly Edit[],
  now: Instant,
): Promise<Result<Checked, SaveRefusal[]>> {
  const applied = applyEdits(sheet, rows, edits)
  if (!applied.ok) return applied
  const wrong = check ? await check(applied.value, db, now) : []
  if (wrong.length === 0) return done({ edits: [...edits], rows: applied.value, warnings: [] })
  const placeOf = (row: AnyRow) =>
    edits.findIndex((edit) => [edit.after, edit.before].some((one) => one && keyOf(sheet, one) === keyOf(sheet, row)))
  return refused(
    wrong.map(({ row, column, text }) => {
      const place = placeOf(row)
      return { edit: place < 0 ? null : place, reason: 'row' as const, column, text }
    }),
  )
}

/** Values in the audit log. A larger import is found in its revision. */
const mostLogged = 50

async function write(
  tx: Db,
  grant: Grant<EditPermission>,
  { store }: Table,
  { edits, rows }: Checked,
  kind: Pick<NewRevision, 'way' | 'undoes'>,
  now: Instant,
): Promise<number> {
  const number = await changeContent(tx, (inner) =>
    writeSheet(inner, store, rows, { ...kind, edits, savedBy: grant.staff.name }, now),
  )
  const action = kind.way === 'undone' ? 'table-undone' : kind.way === 'imported' ? 'table-imported' : 'table-saved'
  const logged = edits.slice(0, mostLogged)
  await recordAudit(
    tx,
    grant,
    {
      action,
      subject: { kind: 'table', id: `${store.sheet.name} ${number}` },
      before: logged.map(({ before }) => before),
      after: { rows: edits.length, values: logged.map(({ after }) => after) },
    },
    now,
  )
  return number
}
