import { done, type Result, refused } from '../../../lib/result.ts'
import { type AnyRow, keyOf, readRow, type Sheet, subjectOf, type WrongCell, writeRow } from './sheet.ts'

/** A change of one row: added without `before`, removed without `after`. */
export type Edit = { before: AnyRow | null; after: AnyRow | null }

/** The same as texts in the order of the columns, as a browser sends it. */
export type TypedEdit = { before: readonly string[] | null; after: readonly string[] | null }

/** Why an edit cannot be saved. `edit`: its place in the list. */
export type EditRefusal =
  | ({ edit: number; reason: 'cell' } & WrongCell)
  /** Somebody else changed or removed the row meanwhile. */
  | { edit: number; reason: 'changed-meanwhile' }
  | { edit: number; reason: 'duplicate' }

/** Reads typed edits against the rows of now. `before` identifies a row by all its cells. */
export function readEdits(sheet: Sheet, rows: readonly AnyRow[], typed: readonly TypedEdit[]): Result<Edit[], EditRefusal[]> {
  const byText = new Map(rows.map((row) => [JSON.stringify(writeRow(sheet, row)), row]))
  const refusals: EditRefusal[] = []
  const edits = typed.map(({ before, after }, edit): Edit => {
    const found = before && byText.get(JSON.stringify(before))
    if (before && !found) refusals.push({ edit, reason: 'changed-meanwhile' })
    const read = after && readRow(sheet, after)
    if (read && !read.ok) for (const wrong of read.refusal) refusals.push({ edit, reason: 'cell', ...wrong })
    return { before: found ?? null, after: read?.ok ? read.value : null }
  })
  return refusals.length > 0 ? refused(refusals) : done(edits)
}

/** The rows after the edits, each changed row in its place, a new one behind the rows of its subject. */
export function applyEdits(sheet: Sheet, rows: readonly AnyRow[], edits: readonly Edit[]): Result<AnyRow[], EditRefusal[]> {
  const place = new Map(rows.map((row, index) => [keyOf(sheet, row), index]))
  const next: (AnyRow | null)[] = [...rows]
  const refusals: EditRefusal[] = []
  for (const [edit, { before, after }] of edits.entries()) {
    if (!before) continue
    const index = place.get(keyOf(sheet, before))
    if (index === undefined || !isSame(sheet, rows[index], before)) refusals.push({ edit, reason: 'changed-meanwhile' })
    else next[index] = after
  }
  const kept = next.filter((row) => row !== null)
  for (const { before, after } of edits) if (!before && after) insert(sheet, kept, after)
  const number = countBy(kept.map((row) => keyOf(sheet, row)))
  for (const [edit, { after }] of edits.entries()) {
    if (after && (number.get(keyOf(sheet, after)) ?? 0) > 1) refusals.push({ edit, reason: 'duplicate' })
  }
  return refusals.length > 0 ? refused(refusals) : done(kept)
}

/** The edits that turn one list of rows into another. Rows with the same key are one row. */
export function editsBetween(sheet: Sheet, before: readonly AnyRow[], after: readonly AnyRow[]): Edit[] {
  const old = new Map(before.map((row) => [keyOf(sheet, row), row]))
  const kept = new Set(after.map((row) => keyOf(sheet, row)))
  const changed = after.flatMap((row): Edit[] => {
    const was = old.get(keyOf(sheet, row)) ?? null
    return isSame(sheet, was, row) ? [] : [{ before: was, after: row }]
  })
  const removed = before.filter((row) => !kept.has(keyOf(sheet, row))).map((row): Edit => ({ before: row, after: null }))
  return [...changed, ...removed]
}

export const inverse = ({ before, after }: Edit): Edit => ({ before: after, after: before })

function isSame(sheet: Sheet, one: AnyRow | null | undefined, other: AnyRow): boolean {
  return one != null && JSON.stringify(writeRow(sheet, one)) === JSON.stringify(writeRow(sheet, other))
}

function insert(sheet: Sheet, rows: AnyRow[], added: AnyRow): void {
  const last = rows.findLastIndex((row) => subjectOf(sheet, row) === subjectOf(sheet, added))
  rows.splice(last < 0 ? rows.length : last + 1, 0, added)
}

function countBy(keys: readonly string[]): Map<string, number> {
  const number = new Map<string, number>()
  for (const key of keys) number.set(key, (number.get(key) ?? 0) + 1)
  return number
}
