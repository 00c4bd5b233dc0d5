import { sql } from 'drizzle-orm'
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './database.server.ts'

const config = { migrationsFolder: 'migrations' }

/** A newer version of the site has used this database, and this version does not know its tables. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
}

/** Applies the migrations that the database does not have yet. */
export async function bringUpToDate(db: Db, migrate: (config: MigrationConfig) => Promise<void>): Promise<void> {
  const newest = Math.max(...readMigrationFiles(config).map(({ folderMillis }) => folderMillis))
  if ((await newestApplied(db)) > newest) throw new NewerDatabase('The database has migrations that this version does not.')
  await migrate(config)
}

/** Creation time of the last applied migration, in milliseconds since 1970; 0 in an empty database. */
async function newestApplied(db: Db): Promise<number> {
  const exists = await first<{ exists: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!exists?.exists) return 0
  const row = await first<{ newest: string | null }>(db, sql`select max(created_at) as newest from drizzle.__drizzle_migrations`)
  return Number(row?.newest ?? 0)
}

async function first<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row | undefined> {
  const { rows } = (await db.execute(query)) as { rows: Row[] }
  return rows[0]
}
