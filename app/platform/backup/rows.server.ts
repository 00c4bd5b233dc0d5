import { sql } from 'drizzle-orm'
import type { Db } from '../database.server.ts'
import { rowsOf } from '../rows-of.server.ts'

export type StoredTable = { name: string; columns: readonly { name: string; type: string }[] }

/**
 * The tables with these names, and the names of other tables in the same schema. Columns that the database calculates are left
 * out.
 */
export async function readTables(db: Db, names: readonly string[]): Promise<{ tables: StoredTable[]; leftOut: string[] }> {
  const found = await allTables(db)
  const isKnown = ({ name }: StoredTable) => names.includes(name)
  return { tables: found.filter(isKnown), leftOut: found.filter((table) => !isKnown(table)).map(({ name }) => name) }
}

function allTables(db: Db): Promise<StoredTable[]> {
  return rowsOf<StoredTable>(
    db,
    sql`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname collate "C"`,
  )
}

/** Makes the text of every value the same, whatever the settings of the database are. */
export async function fixTextForms(tx: Db): Promise<void> {
  await tx.execute(sql`
    select set_config('datestyle', 'ISO', true), set_config('intervalstyle', 'postgres', true), set_config('timezone', 'UTC', true),
      set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true)`)
}

/** Bytes and rows that one query may return. A table with pictures is read a few rows at a time. */
const [mostBytes, mostRows] = [1024 * 1024, 1000]

/** The rows of a table inside a transaction, each as a JSON array with the text of each column, or null. */
export async function* readRows(tx: Db, { name, columns }: StoredTable): AsyncGenerator<string> {
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text`)
  const table = sql.identifier(name)
  await tx.execute(
    sql`declare backup_rows no scroll cursor for select to_json(array[${sql.join(texts, sql`, `)}])::text as line from ${table}`,
  )
  let longest = 0
  for (let count = 1; ; count = nextCount(count, longest)) {
    const rows = await rowsOf<{ line: string }>(tx, sql`fetch forward ${sql.raw(String(count))} from backup_rows`)
    for (const { line } of rows) {
      longest = Math.max(longest, line.length)
      yield line
    }
    if (rows.length < count) break
  }
  await tx.execute(sql`close backup_rows`)
}

/** At most twice as many as before, so that the first long rows come in small numbers. */
function nextCount(count: number, longest: number): number {
  return Math.max(1, Math.min(count * 2, mostRows, Math.floor(mostBytes / Math.max(longest, 1))))
}

/** Inserts rows as `readRows` returns them. */
export async function insertRows(tx: Db, { name, columns }: StoredTable, lines: readonly string[]): Promise<void> {
  const names = columns.map((column) => sql`${sql.identifier(column.name)}`)
  const values = columns.map(({ type }, place) => sql.raw(`(line->>${place})::${type}`))
  await tx.execute(sql`
    insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
    select ${sql.join(values, sql`, `)} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as lines (line)`)
}

export type Sequence = { sequence: string; value: string }

/** The sequences that have given out a number. Read them after the rows, so that no row has a higher number. */
export function readSequences(tx: Db): Promise<Sequence[]> {
  return rowsOf<Sequence>(
    tx,
    sql`
    select sequencename as sequence, last_value::text as value from pg_sequences
    where schemaname = current_schema() and last_value is not null order by sequencename collate "C"`,
  )
}

export async function setSequence(tx: Db, { sequence, value }: Sequence): Promise<void> {
  await tx.execute(sql`select setval(format('%I', ${sequence}::text)::regclass, ${value}::bigint)`)
}

export async function isEmpty(db: Db, tables: readonly StoredTable[]): Promise<boolean> {
  for (const { name } of tables) {
    const rows = await rowsOf(db, sql`select 1 from ${sql.identifier(name)} limit 1`)
    if (rows.length > 0) return false
  }
  return true
}
