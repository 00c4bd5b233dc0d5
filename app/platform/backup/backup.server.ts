import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../database.server.ts'
import { appliedMigration, type Migration, tablesAfter } from '../migrations.server.ts'
import { writeArchive } from './archive.server.ts'
import { type ArchiveHeader, archiveFormat } from './archive-schema.ts'
import { readDataFiles } from './data-files.server.ts'
import { BackupRefused } from './refusal.ts'
import { fixTextForms, readRows, readSequences, readTables } from './rows.server.ts'

export type BackupResult = { bytes: number; rows: number; leftOut: string[] }

/** A repeatable-read transaction sees every table as it was when its first statement ran. */
const atOneInstant = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/**
 * Writes everything that the site stores to a new file. Others may go on writing meanwhile. Tables that the site did not make
 * are left out and named, because a restore could not make them again.
 */
export async function writeBackup(db: Db, dataDir: string, file: string, now: Instant): Promise<BackupResult> {
  return db.transaction(async (tx) => {
    await fixTextForms(tx)
    const migration = await appliedMigration(tx)
    if (!migration) throw new BackupRefused('nothing-stored')
    const header = headerFor(migration, now)
    const { tables, leftOut } = await readTables(tx, tablesAfter(migration))
    return { ...(await writeArchive(file, archiveLines())), leftOut }

    async function* archiveLines(): AsyncGenerator<string> {
      yield JSON.stringify(header)
      for (const table of tables) {
        yield JSON.stringify({ table: table.name, columns: table.columns.map(({ name }) => name) })
        yield* readRows(tx, table)
      }
      for (const sequence of await readSequences(tx)) yield JSON.stringify(sequence)
      yield* readDataFiles(dataDir)
    }
  }, atOneInstant)
}

function headerFor({ name, folderMillis }: Migration, now: Instant): ArchiveHeader {
  return { archive: 'situs-mobil', format: archiveFormat, madeAt: now.toString(), migration: { name, at: folderMillis } }
}
