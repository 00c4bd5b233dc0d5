import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { everyKind } from '../../tests/support/installations.ts'
import { readTables } from './backup/rows.server.ts'
import { dropTables } from './backup/schema.server.ts'
import type { Db } from './database.server.ts'
import { applyWithin, type Migration, readMigrations, tablesAfter } from './migrations.server.ts'

const migrations = readMigrations()
const place = migrations.findIndex(({ name }) => name === '0024_lists_that_grow')
const [older, later] = [migrations.slice(0, place), migrations.slice(place)]

/** Statements whose time grows with a table. */
const slow = /^(--.*\n|\s)*(create (unique )?index|update|delete|insert)\b/i

async function rowsOf<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows
}

/** Tables and indexes for which readers wait until this transaction ends. New ones are not among them: no one reads them yet. */
async function lockedFromReaders(tx: Db, known: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    tx,
    sql`select relation::regclass::text as name from pg_locks where pid = pg_backend_pid() and mode = 'AccessExclusiveLock' and relation is not null`,
  )
  return rows.map(({ name }) => name).filter((name) => known.includes(name))
}

/** Applies one migration. Returns its slow statements before which a lock was taken that readers wait for. */
async function slowUnderLock(tx: Db, migration: Migration): Promise<string[]> {
  const known = (await rowsOf<{ name: string }>(tx, sql`select oid::regclass::text as name from pg_class`)).map(
    ({ name }) => name,
  )
  const found: string[] = []
  for (const statement of migration.sql) {
    if (slow.test(statement) && (await lockedFromReaders(tx, known)).length > 0) found.push(statement.slice(0, 80))
    await tx.execute(sql.raw(statement))
  }
  return found
}

test.each(everyKind)('no migration keeps readers waiting while it works through a table, on $name', async ({ migrated }) => {
  await using site = await migrated()
  await site.use((db) =>
    db.transaction(async (tx) => {
      const newest = migrations.at(-1)
      await dropTables(tx, (await readTables(tx, newest ? tablesAfter(newest) : [])).tables)
      await applyWithin(tx, older)
      await tx.execute(sql`insert into content_items (kind, slug, position, body, updated_at)
        values ('faq', 'garansi', 0, '{}', '2026-01-01'), ('faq', 'servis', 1, '{}', '2026-01-02')`)
      await tx.execute(sql`insert into content_revisions (kind, slug, number, body, saved_by, saved_at)
        values ('faq', 'garansi', 1, '{}', 'Ani', '2026-02-01'), ('faq', 'garansi', 2, '{}', 'Ani', '2026-03-01')`)
    }),
  )
  for (const migration of later)
    expect([migration.name, await site.use((db) => db.transaction((tx) => slowUnderLock(tx, migration)))]).toEqual([
      migration.name,
      [],
    ])
  const times = await site.use((db) =>
    rowsOf<{ day: string }>(db, sql`select to_char(saved_at, 'YYYY-MM-DD') as day from content_items order by slug`),
  )
  // That of the last version; an item without versions has its own.
  expect(times.map(({ day }) => day)).toEqual(['2026-03-01', '2026-01-02'])
})
