import { type Column, getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type Options<Key extends string> = {
  /** Columns whose value another statement gives, such as `(select id from person)`. */
  computed?: Partial<Record<Key, string>>
  /** What happens when a row with the same value of `on` exists: its columns `update` get the new values. */
  conflict?: { on: Column; update: readonly Column[] }
  returning?: Column
}

/**
 * The statement that inserts rows, with all rows as one parameter. Its text is the same for any number of rows and values, so
 * it is quick to build and can be prepared (`executePrepared`). All rows have the same keys; a column without a key gets
 * its default. Not for columns of bytes.
 */
export function insertRows<Table extends PgTable>(
  table: Table,
  rows: readonly Partial<InferInsertModel<Table>>[],
  { computed = {}, conflict, returning }: Options<keyof InferInsertModel<Table> & string> = {},
): SQL {
  const columns: Record<string, Column> = getTableColumns(table)
  const given = Object.entries(columns).filter(([key]) => key in (rows[0] ?? {}))
  const values = rows.map((row) =>
    Object.fromEntries(given.map(([key, column]) => [column.name, jsonOf(column, row[key as never])])),
  )
  const made = Object.entries(computed as Record<string, string>).map(([key, value]) => [nameOf(columns[key]), value])
  const names = [...given.map(([, column]) => nameOf(column)), ...made.map(([name]) => name)]
  const from = [...given.map(([, column]) => nameOf(column)), ...made.map(([, value]) => value)]
  const name = quoted(getTableName(table))
  const start = `insert into ${name} (${names}) select ${from} from json_populate_recordset(null::${name}, `
  return sql`${sql.raw(start)}${JSON.stringify(values)}::json)${sql.raw(whenTaken(conflict) + (returning ? ` returning ${nameOf(returning)}` : ''))}`
}

/** The value of a column in JSON. A column of JSON holds its value as it is. */
function jsonOf(column: Column, value: unknown): unknown {
  return value === null || value === undefined || column.dataType === 'json' ? value : column.mapToDriverValue(value)
}

function whenTaken(conflict: Options<string>['conflict']): string {
  if (!conflict) return ''
  const updates = conflict.update.map((column) => `${nameOf(column)} = excluded.${nameOf(column)}`)
  return ` on conflict (${nameOf(conflict.on)}) do ${updates.length > 0 ? `update set ${updates}` : 'nothing'}`
}

const quoted = (name: string) => `"${name}"`
const nameOf = (column: Column | undefined): string => quoted(column?.name ?? '')
