import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './database.server.ts'

const config = { migrationsFolder: 'migrations' }

/** A newer version of the site has used this database, and this version does not know its tables. */
export class NewerDatabase extends Error {
  override name = 'NewerDatabase'
}

/**
 * Applies the migrations that the database does not have yet, each in a transaction of its own. Drizzle's own function has one
 * for all: the locks of the first would last until the end of the last.
 */
export async function bringUpToDate(db: Db): Promise<void> {
  const migrations = readMigrations()
  const applied = await newestApplied(db)
  if (applied > Math.max(...migrations.map(({ folderMillis }) => folderMillis)))
    throw new NewerDatabase('The database has migrations that this version does not.')
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const migration of migrations.filter(({ folderMillis }) => folderMillis > applied))
    await db.transaction((tx) => applyWithin(tx, [migration]))
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

/** One migration of this version of the site. `folderMillis` is its creation time in milliseconds since 1970. */
export type Migration = MigrationMeta & { name: string }

/** All migrations, oldest first. */
export function readMigrations(): Migration[] {
  const { entries } = readJson<{ entries: { tag: string }[] }>('meta/_journal.json')
  return readMigrationFiles(config).map((migration, place) => ({ ...migration, name: entries[place]?.tag ?? '' }))
}

/** The newest migration that the database has; null in an empty database. */
export async function appliedMigration(db: Db): Promise<Migration | null> {
  const newest = await newestApplied(db)
  if (newest === 0) return null
  const migration = readMigrations().find(({ folderMillis }) => folderMillis === newest)
  if (!migration) throw new NewerDatabase('The database has migrations that this version does not.')
  return migration
}

/** The tables that the database has after this migration. */
export function tablesAfter({ name }: Migration): string[] {
  const { tables } = readJson<{ tables: Record<string, { name: string }> }>(`meta/${name.slice(0, 4)}_snapshot.json`)
  return Object.values(tables).map((table) => table.name)
}

/** Applies migrations inside a transaction. */
export async function applyWithin(tx: Db, migrations: readonly Migration[]): Promise<void> {
  for (const { sql: statements, hash, folderMillis } of migrations) {
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
  }
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(join(config.migrationsFolder, file), 'utf8')) as Content
}
