import type { Query } from './connection.ts'
import { columnsOf } from './table-rows.ts'

type Copies = {
  table: string
  count: number
  /** SQL for the columns that differ from row to row; `n` is the number of the copy. */
  differing: Record<string, string>
  /** SQL condition for the row to copy. Without it, any row is copied. */
  like?: string
}

/** Fills a table with copies of a row that the site wrote, so that every column has a value the schema accepts. */
export async function copyRows(query: Query, { table, count, differing, like = 'true' }: Copies): Promise<void> {
  const columns = await columnsOf(query, table)
  const values = columns.map((column) => differing[column] ?? `one."${column}"`)
  const quoted = columns.map((column) => `"${column}"`)
  await query(
    `insert into "${table}" (${quoted}) select ${values}
     from generate_series(1, ${count}) n, (select * from "${table}" where ${like} limit 1) one`,
  )
}
