import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { Database, Db } from './database.server.ts'
import { claimFolder } from './folder-claim.server.ts'
import { bringUpToDate } from './migrations.server.ts'

/** PostgreSQL inside this process; one process a folder. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true })
  const release = await claimFolder(dataDir)
  const lite = await PGlite.create(join(dataDir, 'database')).catch((error) => {
    release()
    throw error
  })
  const db = drizzle(lite)
  return {
    db: db as unknown as Db,
    forJobs: { db: fromPglite(lite), backend: 'pglite' },
    migrate: async (fill = async () => {}) => {
      await bringUpToDate(db as unknown as Db, (config) => migrate(db, config))
      await fill(db as unknown as Db)
    },
    listen: async (channel, heard) => {
      await lite.listen(channel, heard)
    },
    close: async () => {
      await lite.close()
      release()
    },
  }
}
