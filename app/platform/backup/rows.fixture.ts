import { sql } from 'drizzle-orm'
import type { Db } from '../database.server.ts'
import { appliedMigration, tablesAfter } from '../migrations.server.ts'
import { rowsOf } from '../rows-of.server.ts'
import { insertRows, readTables, type StoredTable } from './rows.server.ts'
import { withoutChecks } from './schema.server.ts'

const hostileText = '\\N\t"\'{},[]\u2028\u2029\r\n\\n\u0001 😀'
const allBytes = `\\x${Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)).toString('hex')}`

/** Three values of each type. Rows with the same number agree in all tables, so that every foreign key is kept. */
const values: Record<string, readonly [string, string, string]> = {
  text: [`Ibu Rina${hostileText}`, '', 'Pak Budi'],
  uuid: ['00000000-0000-4000-8000-000000000001', 'ffffffff-ffff-4fff-bfff-ffffffffffff', '0190a5c2-9f4e-7000-8000-000000000003'],
  smallint: ['-32768', '32767', '0'],
  integer: ['-2147483648', '2147483647', '0'],
  bigint: ['-9223372036854775808', '9223372036854775807', '7'],
  boolean: ['true', 'false', 'true'],
  'double precision': ['-6.2087634', '5e-324', 'NaN'],
  'timestamp(3) with time zone': ['1970-01-01 00:00:00+00', '2026-11-30 23:59:59.999+07', 'infinity'],
  'timestamp with time zone': ['1970-01-01 00:00:00+00', '2026-11-30 23:59:59.999999+07', '2026-01-01 00:00:00+00'],
  'timestamp without time zone': ['1970-01-01 00:00:00', '2026-11-30 23:59:59.999999', '2026-01-01 00:00:00'],
  date: ['2026-11-30', '0001-01-01', '2028-02-29'],
  jsonb: [JSON.stringify({ [hostileText]: [null, 1.1, hostileText, '\\'] }), 'null', '"12345678901234567890.10"'],
  'text[]': ['{}', '{NULL,"NULL","a,\\"b\\\\","{}",""}', '{satu}'],
  bytea: ['\\x', allBytes, '\\x00'],
  tsvector: ["'mobil':1A 'hitam\\\\':2B,3C", '', "'it''s':7"],
}

/** Fills every table with three rows. In the last one every column that may be null is null, if that is wanted. */
export async function fillEveryTable(db: Db, withNulls = true): Promise<StoredTable[]> {
  const migration = await appliedMigration(db)
  if (!migration) throw new Error('The database is not migrated.')
  const { tables } = await readTables(db, tablesAfter(migration))
  const nullable = await nullableColumns(db)
  const rowOf = (table: StoredTable, number: 0 | 1 | 2) =>
    table.columns.map(({ name, type }) =>
      withNulls && number === 2 && nullable.has(`${table.name}.${name}`) ? null : sampleOf(type, number),
    )
  await db.transaction((tx) =>
    withoutChecks(tx, tables, async () => {
      for (const table of tables)
        await insertRows(
          tx,
          table,
          ([0, 1, 2] as const).map((number) => JSON.stringify(rowOf(table, number))),
        )
    }),
  )
  return tables
}

function sampleOf(type: string, number: 0 | 1 | 2): string {
  const value = values[type]?.[number]
  if (value === undefined) throw new Error(`Add three values of the type ${type}.`)
  return value
}

async function nullableColumns(db: Db): Promise<Set<string>> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select table_name || '.' || column_name as name from information_schema.columns where is_nullable = 'YES'`,
  )
  return new Set(rows.map(({ name }) => name))
}

/** Every row of every table as text, the name of the newest migration, and the tables of others. */
export async function contentOf(db: Db): Promise<Record<string, string[]>> {
  const migration = await appliedMigration(db)
  const { tables, leftOut } = await readTables(db, migration ? tablesAfter(migration) : [])
  return db.transaction(async (tx) => {
    const content: Record<string, string[]> = { leftOut, migration: [migration?.name ?? ''] }
    await tx.execute(sql`select set_config('timezone', 'Asia/Jakarta', true)`)
    for (const { name } of tables) {
      const rows = await rowsOf<{ text: string }>(tx, sql`select stored::text as text from ${sql.identifier(name)} as stored`)
      content[name] = rows.map(({ text }) => text).sort()
    }
    return content
  })
}

/** Constraints, triggers, indexes, functions and sequences. */
export async function schemaOf(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ text: string }>(
    db,
    sql`
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) as text
      from pg_constraint where connamespace = current_schema()::regnamespace
    union all select concat_ws(' ', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
    union all select indexdef from pg_indexes where schemaname = current_schema()
    union all select concat_ws(' ', oid::regprocedure, prosrc) from pg_proc where pronamespace = current_schema()::regnamespace
    union all select concat_ws(' ', sequencename, data_type) from pg_sequences where schemaname = current_schema()`,
  )
  return rows.map(({ text }) => text).sort()
}
