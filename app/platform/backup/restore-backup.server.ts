import { sql } from 'drizzle-orm'
import { openEmbedded } from '../embedded-database.server.ts'
import type { Environment } from '../environment.server.ts'
import { FolderInUse } from '../folder-claim.server.ts'
import type { Log } from '../log.server.ts'
import { withoutInstances } from '../postgres.server.ts'
import { BackupRefused } from './refusal.ts'
import { checkArchive, type Restored, restoreArchive, type Target } from './restore.server.ts'

type Task = { environment: Pick<Environment, 'databaseUrl' | 'dataDir'>; file: string; replace: boolean; log: Log }

/** Restores an archive into the installation. No instance may run meanwhile. */
export async function restoreBackup({ environment, file, replace, log }: Task): Promise<Restored> {
  const { databaseUrl, dataDir } = environment
  const archive = await checkArchive(file)
  const restore = async (target: Pick<Target, 'db' | 'migrateTables'>) => {
    const restored = await restoreArchive(archive, { ...target, dataDir, replace })
    await target.db.execute(sql`analyze`)
    return restored
  }
  if (!databaseUrl) return restoreIntoFolder(dataDir, restore)
  const restored = await withoutInstances(databaseUrl, log, (db, migrateTables) => restore({ db, migrateTables }))
  if (!restored) throw new BackupRefused('site-runs')
  return restored
}

async function restoreIntoFolder(
  dataDir: string,
  restore: (target: Pick<Target, 'db' | 'migrateTables'>) => Promise<Restored>,
): Promise<Restored> {
  const database = await openEmbedded(dataDir).catch((error) => {
    throw error instanceof FolderInUse ? new BackupRefused('site-runs', error) : error
  })
  try {
    return await restore({ db: database.db, migrateTables: database.migrate })
  } finally {
    await database.close()
  }
}
