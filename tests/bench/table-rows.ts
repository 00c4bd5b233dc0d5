import type { Query } from './connection.ts'

/** A row, with each value as text. */
export type Row = Record<string, string | null>
export type TableRows = { table: string; rows: Row[] }

/** Every row of the site's tables. Each table comes after the tables that its foreign keys refer to. */
export async function readTables(query: Query): Promise<TableRows[]> {
  const tables: TableRows[] = []
  for (const table of await tablesInOrder(query)) {
    const columns = (await columnsOf(query, table)).map((column) => `"${column}"::text`)
    tables.push({ table, rows: (await query(`select ${columns.join(', ')} from "${table}"`)) as Row[] })
  }
  return tables
}

/** The columns that can be written: the database calculates the others. */
export async function columnsOf(query: Query, table: string): Promise<string[]> {
  const rows = await query(
    `select attname as name from pg_attribute where attrelid = $1::text::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows.map(({ name }) => String(name))
}

async function tablesInOrder(query: Query): Promise<string[]> {
  const tables = await query(`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`)
  const references = await query(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint where contype = 'f'`,
  )
  const depth = (table: unknown): number =>
    Math.max(0, ...references.filter(({ child }) => child === table).map(({ parent }) => 1 + depth(parent)))
  return tables.map(({ name }) => String(name)).toSorted((one, other) => depth(one) - depth(other))
}
