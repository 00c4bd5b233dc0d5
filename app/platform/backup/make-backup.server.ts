import type { Clock } from '../clock.ts'
import { type Db, openDatabase } from '../database.server.ts'
import { hasEmbeddedDatabase } from '../embedded-database.server.ts'
import type { Environment } from '../environment.server.ts'
import type { Log } from '../log.server.ts'
import { withoutMigrations } from '../postgres.server.ts'
import { type BackupResult, writeBackup } from './backup.server.ts'
import { askForCopy } from './folder-copies.server.ts'
import { type Backup, recordBackup } from './last-backup.server.ts'
import { BackupRefused } from './refusal.ts'

type Task = { environment: Pick<Environment, 'databaseUrl' | 'dataDir'>; file: string; clock: Clock; log: Log }
type Record = (backup: Backup) => Promise<void>

/** Backs up the installation to a new file and records when. The site may run meanwhile. */
export async function makeBackup(task: Task): Promise<BackupResult> {
  const { databaseUrl, dataDir } = task.environment
  if (databaseUrl)
    return withoutMigrations(databaseUrl, task.log, (db) => writeFrom(db, task, (backup) => recordBackup(db, backup)))
  if (!hasEmbeddedDatabase(dataDir)) throw new BackupRefused('nothing-stored')
  const copy = await askForCopy(dataDir)
  if (!copy) return writeFromFolder(dataDir, task)
  try {
    return await writeFromFolder(copy.dataDir, task, copy.record)
  } finally {
    copy.end()
  }
}

async function writeFromFolder(dataDir: string, task: Task, record?: Record): Promise<BackupResult> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, task.log)
  try {
    return await writeFrom(database.db, task, record ?? ((backup) => recordBackup(database.db, backup)))
  } finally {
    await database.close()
  }
}

async function writeFrom(db: Db, { environment, file, clock }: Task, record: Record): Promise<BackupResult> {
  const result = await writeBackup(db, environment.dataDir, file, clock.now())
  await record({ finishedAt: clock.now(), bytes: result.bytes, rows: result.rows })
  return result
}
