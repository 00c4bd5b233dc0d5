import { sql } from 'drizzle-orm'
import type { Db } from '../database.server.ts'
import { appliedMigration, applyWithin, type Migration, readMigrations, tablesAfter } from '../migrations.server.ts'
import { parseLine, readArchive, verifyArchive } from './archive.server.ts'
import { type ArchiveHeader, type Heading, headingSchema } from './archive-schema.ts'
import { RestoredFiles } from './data-files.server.ts'
import { keepErasures, readErasures } from './erasures.server.ts'
import { BackupRefused } from './refusal.ts'
import { fixTextForms, insertRows, isEmpty, readTables, type StoredTable, setSequence } from './rows.server.ts'
import { dropTables, withoutChecks } from './schema.server.ts'

export type Target = {
  db: Db
  /** Makes the tables in an empty database. */
  migrateTables: () => Promise<void>
  dataDir: string
  /** Replaces what the installation holds. Without it, only an empty installation is accepted. */
  replace: boolean
}

export type Restored = { rows: number; files: number }

/** An archive that was read to its end, and the migrations before and after it. */
export type CheckedArchive = { file: string; header: ArchiveHeader; upToArchive: Migration[]; later: Migration[] }

/** Refuses an archive that is damaged, or that this version of the site cannot restore. */
export async function checkArchive(file: string): Promise<CheckedArchive> {
  const header = await verifyArchive(file)
  const migrations = readMigrations()
  const { at } = header.migration
  if (at > Math.max(...migrations.map(({ folderMillis }) => folderMillis))) throw new BackupRefused('newer')
  const place = migrations.findIndex(({ folderMillis }) => folderMillis === at)
  if (place < 0) throw new BackupRefused('unknown-migration')
  return { file, header, upToArchive: migrations.slice(0, place + 1), later: migrations.slice(place + 1) }
}

/** Restores all of an archive or nothing: one transaction makes the tables anew, fills them, and migrates them. */
export async function restoreArchive(archive: CheckedArchive, target: Target): Promise<Restored> {
  const { db, dataDir } = target
  const present = await tablesIn(db)
  if (present.length === 0) await target.migrateTables()
  else if (!target.replace && !(await isEmpty(db, present))) throw new BackupRefused('not-empty')
  const files = new RestoredFiles(dataDir)
  await files.clear()
  try {
    const rows = await db.transaction((tx) => rebuild(tx, archive, files))
    return { rows, files: await files.keep() }
  } finally {
    await files.clear()
  }
}

async function tablesIn(db: Db): Promise<StoredTable[]> {
  const migration = await appliedMigration(db)
  return migration ? (await readTables(db, tablesAfter(migration))).tables : []
}

async function rebuild(tx: Db, archive: CheckedArchive, files: RestoredFiles): Promise<number> {
  await fixTextForms(tx)
  const erasures = await readErasures(tx)
  await dropTables(tx, await tablesIn(tx))
  await applyWithin(tx, archive.upToArchive)
  const loader = new Loader(tx, await tablesIn(tx), files)
  await withoutChecks(tx, [...loader.tables.values()], async () => {
    for (const { name } of loader.tables.values()) await tx.execute(sql`delete from ${sql.identifier(name)}`)
    for await (const line of readArchive(archive.file)) await loader.take(line)
    await loader.flush()
  })
  await applyWithin(tx, archive.later)
  await keepErasures(tx, erasures)
  return loader.rows
}

/** Characters and rows of one insert statement. */
const [mostCharacters, mostRows] = [1024 * 1024, 1000]

/** Takes the lines of an archive in turn. */
class Loader {
  readonly tables: ReadonlyMap<string, StoredTable>
  rows = 0
  readonly #tx: Db
  readonly #files: RestoredFiles
  #table: StoredTable | undefined
  #waiting: string[] = []
  #characters = 0

  constructor(tx: Db, tables: readonly StoredTable[], files: RestoredFiles) {
    this.#tx = tx
    this.tables = new Map(tables.map((table) => [table.name, table]))
    this.#files = files
  }

  async take(line: string): Promise<void> {
    if (line.startsWith('[')) return this.#takeRow(line)
    if (line.startsWith('"')) return this.#files.append(String(parseLine(line)))
    await this.flush()
    const content = parseLine(line)
    // The header. It was checked before.
    if (typeof content === 'object' && content !== null && 'archive' in content) return
    const heading = headingSchema.safeParse(content)
    if (!heading.success) throw new BackupRefused('damaged', heading.error)
    await this.#takeHeading(heading.data)
  }

  async flush(): Promise<void> {
    if (this.#table && this.#waiting.length > 0) await insertRows(this.#tx, this.#table, this.#waiting)
    this.rows += this.#waiting.length
    this.#waiting = []
    this.#characters = 0
  }

  async #takeRow(line: string): Promise<void> {
    if (!this.#table) throw new BackupRefused('damaged')
    this.#waiting.push(line)
    this.#characters += line.length
    if (this.#characters >= mostCharacters || this.#waiting.length >= mostRows) await this.flush()
  }

  async #takeHeading(heading: Heading): Promise<void> {
    this.#table = undefined
    if ('file' in heading) await this.#files.begin(heading.file)
    else if ('sequence' in heading) await setSequence(this.#tx, heading)
    else this.#table = inOrder(this.tables.get(heading.table), heading.columns)
  }
}

/** The table with its columns in the archive's order. */
function inOrder(table: StoredTable | undefined, names: readonly string[]): StoredTable {
  const columns = names.map((name) => table?.columns.find((column) => column.name === name))
  const found = columns.filter((column) => column !== undefined)
  if (!table || found.length < names.length) throw new BackupRefused('damaged')
  return { name: table.name, columns: found }
}
