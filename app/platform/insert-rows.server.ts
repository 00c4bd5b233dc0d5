import { type Column, getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

type Options<Key extends string> = {
  /** Columns whose value another statement gives, such as `(select id from person)`. */
  computed?: Partial<Record<Key, string>>
  /** What happens when a row with the same value of `on` exists: its columns `update` get the new values. */
  conflict?: { on: Column; update: readonly Column[] }
  returning?: Column
}

/** The parts of a statement before and after its rows, and the columns that the rows give. */
type Parts = { given: [key: string, column: Column][]; start: SQL; end: SQL }

/**
 * Makes a function that gives the statement to insert rows, with all rows as one parameter. Its text is the same for any
 * number of rows and values, so it is made once and can be prepared (`executePrepared`). All rows have the same keys; a
 * column without a key gets its default. Not for columns of bytes.
 */
export function rowInserter<Table extends PgTable>(
  table: Table,
  options: Options<keyof InferInsertModel<Table> & string> = {},
): (rows: readonly Partial<InferInsertModel<Table>>[]) => SQL {
  const made = new Map<string, Parts>()
  return (rows) => {
    const keys = Object.keys(rows[0] ?? {})
    const name = keys.join()
    const parts = made.get(name) ?? partsOf(table, keys, options)
    made.set(name, parts)
    return sql`${parts.start}${JSON.stringify(rows.map((row) => valuesOf(row, parts.given)))}${parts.end}`
  }
}

function partsOf(table: PgTable, keys: readonly string[], { computed = {}, conflict, returning }: Options<string>): Parts {
  const columns: Record<string, Column> = getTableColumns(table)
  const given = Object.entries(columns).filter(([key]) => keys.includes(key))
  const others = Object.entries(computed as Record<string, string>).map(([key, value]) => [nameOf(columns[key]), value])
  const names = [...given.map(([, column]) => nameOf(column)), ...others.map(([name]) => name)]
  const from = [...given.map(([, column]) => nameOf(column)), ...others.map(([, value]) => value)]
  const name = quoted(getTableName(table))
  return {
    given,
    start: sql.raw(`insert into ${name} (${names}) select ${from} from json_populate_recordset(null::${name}, `),
    end: sql.raw(`::json)${whenTaken(conflict)}${returning ? ` returning ${nameOf(returning)}` : ''}`),
  }
}

function valuesOf(row: Record<string, unknown>, given: Parts['given']): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [key, column] of given) values[column.name] = jsonOf(column, row[key])
  return values
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
