import type { TypedEdit } from '~/core/content/sheets/edits.ts'
import { type AnyRow, keyOf, readRow, type Sheet } from '~/core/content/sheets/sheet.ts'

export type Texts = readonly string[]

/** The unsaved changes of a table. A row is known by its stored texts, so changes survive when the table is loaded again. */
export type Draft = {
  /** By the JSON of the stored row. Null: removed. */
  changed: Readonly<Record<string, Texts | null>>
  added: readonly Texts[]
  /** True when a file was read: the revision says so. */
  imported: boolean
}

export const noDraft: Draft = { changed: {}, added: [], imported: false }

/** A row of the grid. `added` is its place among the new rows, else null. `place`: of the stored row in the table. */
export type GridRow = {
  id: string
  stored: Texts | null
  texts: Texts
  added: number | null
  removed: boolean
  place: number | null
}

export const idOf = (stored: Texts): string => JSON.stringify(stored)

/** New rows first, so that they are in sight. Then changes of rows that somebody else has changed meanwhile. */
export function gridRows(rows: readonly Texts[], { changed, added }: Draft): GridRow[] {
  const old = rows.map((stored, place) => storedRow(stored, changed, place))
  const known = new Set(old.map(({ id }) => id))
  const orphans = Object.keys(changed).filter((id) => !known.has(id))
  return [
    ...added.map(
      (texts, place): GridRow => ({ id: `baru-${place}`, stored: null, texts, added: place, removed: false, place: null }),
    ),
    ...orphans.map((id) => storedRow(JSON.parse(id), changed, null)),
    ...old,
  ]
}

function storedRow(stored: Texts, changed: Draft['changed'], place: number | null): GridRow {
  const id = idOf(stored)
  const change = changed[id]
  return { id, stored, texts: change ?? stored, added: null, removed: change === null, place }
}

/** The changes as the server gets them. */
export function editsOf({ changed, added }: Draft): TypedEdit[] {
  const edits = Object.entries(changed).map(([id, after]): TypedEdit => ({ before: JSON.parse(id), after }))
  return [...edits, ...added.map((after): TypedEdit => ({ before: null, after }))]
}

/** The id of the row that an edit is about, by the place of the edit in `editsOf`. */
export function rowIdOf(draft: Draft, edit: number): string {
  const ids = Object.keys(draft.changed)
  return ids[edit] ?? `baru-${edit - ids.length}`
}

export function setTexts(draft: Draft, row: Pick<GridRow, 'stored' | 'added'>, texts: Texts): Draft {
  if (row.added !== null) return { ...draft, added: draft.added.map((old, place) => (place === row.added ? texts : old)) }
  if (!row.stored) return draft
  const { [idOf(row.stored)]: _, ...others } = draft.changed
  const isSame = idOf(texts) === idOf(row.stored)
  return { ...draft, changed: isSame ? others : { ...draft.changed, [idOf(row.stored)]: texts } }
}

export function setCell(draft: Draft, row: GridRow, column: number, text: string): Draft {
  return setTexts(draft, row, row.texts.with(column, text))
}

export function addRow(draft: Draft, texts: Texts): Draft {
  return { ...draft, added: [texts, ...draft.added] }
}

/** Removes a row, or brings a removed one back. */
export function toggleRow(draft: Draft, row: GridRow): Draft {
  if (row.added !== null) return { ...draft, added: draft.added.filter((_, place) => place !== row.added) }
  if (!row.stored) return draft
  if (row.removed || row.place === null) return setTexts(draft, row, row.stored)
  return { ...draft, changed: { ...draft.changed, [idOf(row.stored)]: null } }
}

/** Puts copied cells into the grid from a cell to the right and down. Cells below the last row become new rows. */
export function paste(
  draft: Draft,
  rows: readonly GridRow[],
  from: { row: number; column: number },
  cells: readonly Texts[],
): Draft {
  const width = rows[from.row]?.texts.length ?? 0
  const into = (texts: Texts, line: Texts): string[] =>
    texts.map((text, column) => (column < from.column ? text : (line[column - from.column] ?? text)))
  let next = draft
  for (const [place, line] of cells.entries()) {
    const row = rows[from.row + place]
    if (row && !row.removed) next = setTexts(next, row, into(row.texts, line))
    else if (!row)
      next = {
        ...next,
        added: [
          ...next.added,
          into(
            Array.from({ length: width }, () => ''),
            line,
          ),
        ],
      }
  }
  return next
}

/**
 * The rows of a file as changes, on top of a draft: rows with a known key replace it, others are new. A new row of the draft
 * with the same key is replaced too, so a corrected file can be read again.
 */
export function draftOfFile(
  sheet: Sheet,
  rows: readonly Texts[],
  { file, removeMissing }: { file: readonly Texts[]; removeMissing: boolean },
  before: Draft = noDraft,
): Draft {
  const byKey = new Map(rows.flatMap((texts) => keysOf(sheet, texts).map((key) => [key, texts])))
  const inFile = new Set(file.flatMap((texts) => keysOf(sheet, texts)))
  const isInFile = (texts: Texts) => keysOf(sheet, texts).some((key) => inFile.has(key))
  const seen = new Set<Texts>()
  let draft: Draft = { ...before, added: before.added.filter((texts) => !isInFile(texts)), imported: true }
  for (const texts of file) {
    const stored = keysOf(sheet, texts).map((key) => byKey.get(key))[0]
    if (!stored || seen.has(stored)) draft = { ...draft, added: [...draft.added, texts] }
    else draft = setTexts(draft, { stored, added: null }, hasSameValues(sheet, stored, texts) ? stored : texts)
    if (stored) seen.add(stored)
  }
  if (!removeMissing) return draft
  const missing = rows.filter((stored) => !seen.has(stored)).map((stored) => [idOf(stored), null])
  return { ...draft, changed: { ...draft.changed, ...Object.fromEntries(missing) } }
}

/** The key of a row, or nothing when a cell of the key cannot be read. */
function keysOf(sheet: Sheet, texts: Texts): string[] {
  const names = Object.keys(sheet.columns)
  const read = readRow(
    { columns: keyColumns(sheet) },
    texts.filter((_, place) => sheet.key.includes(names[place] ?? '')),
  )
  return read.ok ? [keyOf(sheet, read.value)] : []
}

const keyColumns = ({ columns, key }: Sheet) => Object.fromEntries(Object.entries(columns).filter(([name]) => key.includes(name)))

function hasSameValues(sheet: Sheet, one: Texts, other: Texts): boolean {
  const [first, second] = [readRow(sheet, one), readRow(sheet, other)]
  const values = (row: AnyRow) => JSON.stringify(row)
  return first.ok && second.ok && values(first.value) === values(second.value)
}
