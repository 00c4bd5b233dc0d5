import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { lockUntilCommit } from '../../../platform/locks.server.ts'
import { remembered } from '../content-memory.server.ts'
import type { Saving } from '../items.server.ts'
import { refreshSearch } from '../search-index.server.ts'
import { sheetRevisions } from '../tables.ts'
import type { Edit } from './edits.ts'
import { readEffectiveDay } from './effective-day.server.ts'
import { type AnyRow, type Columns, effectiveOn, keyOf, type RowOf, type Sheet } from './sheet.ts'
import { rowsSchema } from './sheet-schema.ts'

/** How a sheet is read and written. */
export type SheetStore<All extends Columns = Columns> = {
  sheet: Sheet<All>
  /** The rows that apply until the first revision. */
  seed: (db: Db) => RowOf<All>[] | Promise<RowOf<All>[]>
  /** Content that keeps its own rows. Without it, the latest revision is the content. */
  own?: {
    read(db: Db): Promise<RowOf<All>[]>
    /** Of a sheet with many rows: how many it has, without reading them. */
    count?(db: Db): Promise<number>
    write(tx: Db, rows: readonly RowOf<All>[], edits: readonly Edit[], saving: Saving): Promise<void>
  }
  /** The kind of content whose search documents show values of this sheet. */
  searched?: string
}

export function defineStore<All extends Columns>(store: SheetStore<All>): SheetStore<All> {
  return store
}

/** Every row of a sheet, with past and future ones. */
export function readSheet<All extends Columns>(db: Db, { sheet, seed, own }: SheetStore<All>): Promise<RowOf<All>[]> {
  if (own) return own.read(db)
  return remembered(db, `sheet/${sheet.name}`, async () => {
    const [last] = await db
      .select({ rows: sheetRevisions.rows })
      .from(sheetRevisions)
      .where(eq(sheetRevisions.sheet, sheet.name))
      .orderBy(desc(sheetRevisions.number))
      .limit(1)
    if (!last) return seed(db)
    const rows = rowsSchema(sheet).parse(last.rows)
    return sheet.fixed ? everyRow(sheet, rows, await seed(db)) : rows
  })
}

export async function countRows<All extends Columns>(db: Db, store: SheetStore<All>): Promise<number> {
  return store.own?.count ? store.own.count(db) : (await readSheet(db, store)).length
}

/** The rows of a fixed sheet: those that were added to its seed after the revision too, since nobody can add them by hand. */
function everyRow<Row extends AnyRow>(sheet: Pick<Sheet, 'key'>, stored: readonly Row[], seeded: readonly Row[]): Row[] {
  const byKey = new Map(stored.map((row) => [keyOf(sheet, row), row]))
  return seeded.map((row) => byKey.get(keyOf(sheet, row)) ?? row)
}

/** The rows that apply on the effective day. */
export async function readEffectiveRows<All extends Columns>(db: Db, store: SheetStore<All>): Promise<RowOf<All>[]> {
  const [rows, day] = [await readSheet(db, store), await readEffectiveDay(db)]
  return effectiveOn(store.sheet, rows, day)
}

export const revisionWays = ['typed', 'imported', 'undone'] as const
export type RevisionWay = (typeof revisionWays)[number]

export type Revision = {
  number: number
  edits: Edit[]
  way: RevisionWay
  undoes: number | null
  savedBy: string
  savedAt: Instant
}

/** Other savers of the same sheet wait until this transaction ends. */
export const lockSheet = (tx: Db, { name }: Pick<Sheet, 'name'>): Promise<void> => lockUntilCommit(tx, `sheet/${name}`)

export type NewRevision = Pick<Revision, 'edits' | 'way' | 'undoes' | 'savedBy'>

/** Stores the rows after an edit. Call it inside `changeContent`, under `lockSheet`. Returns the number of the revision. */
export async function writeSheet(
  tx: Db,
  { sheet, own, searched }: SheetStore,
  rows: readonly AnyRow[],
  revision: NewRevision,
  now: Instant,
): Promise<number> {
  if (own) await own.write(tx, rows, revision.edits, { by: revision.savedBy, now })
  const [last] = await listRevisions(tx, sheet, 1)
  const number = (last?.number ?? 0) + 1
  await tx.insert(sheetRevisions).values({ ...revision, sheet: sheet.name, number, rows: own ? [] : rows, savedAt: now })
  if (searched) await refreshSearch(tx, searched, '')
  return number
}

/** The newest first. */
export function listRevisions(db: Db, { name }: Pick<Sheet, 'name'>, most: number): Promise<Revision[]> {
  return selectRevisions(db, eq(sheetRevisions.sheet, name), most)
}

export async function findRevision(db: Db, { name }: Pick<Sheet, 'name'>, number: number): Promise<Revision | null> {
  const [found] = await selectRevisions(db, and(eq(sheetRevisions.sheet, name), eq(sheetRevisions.number, number)), 1)
  return found ?? null
}

async function selectRevisions(db: Db, which: SQL | undefined, most: number): Promise<Revision[]> {
  const { number, edits, way, undoes, savedBy, savedAt } = sheetRevisions
  const rows = await db
    .select({ number, edits, way, undoes, savedBy, savedAt })
    .from(sheetRevisions)
    .where(which)
    .orderBy(desc(number))
    .limit(most)
  return rows.map((row) => ({ ...row, edits: row.edits as Edit[], way: row.way as RevisionWay }))
}
