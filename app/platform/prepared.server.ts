import type { SQL } from 'drizzle-orm'
import type { Db } from './database.server.ts'

/** Each name takes memory in every database connection. A statement beyond this number is parsed anew each time. */
const mostNames = 50

const names = new Map<string, string>()

/** The name under which connections keep a statement prepared. Undefined: they do not keep it. */
export const preparedName = (text: string): string | undefined => names.get(text)

function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < mostNames) names.set(text, `prepared_${names.size}`)
  return names.get(text)
}

type Query = { sql: string }
type Prepared = { execute: () => Promise<unknown> }
/** Drizzle's own way from a statement to its rows. Its public `execute` gives no name. */
type Inside = {
  dialect: { sqlToQuery: (statement: SQL) => Query }
  session: { prepareQuery: (query: Query, fields: undefined, name: string | undefined, isArray: false) => Prepared }
}

/**
 * Runs a statement that is parsed and planned once for each connection. For statements that every lead runs: the text may
 * differ in few ways. Returns its rows.
 */
export async function executePrepared<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { dialect, session } = db as unknown as Inside
  const query = dialect.sqlToQuery(statement)
  const { rows } = (await session.prepareQuery(query, undefined, nameOf(query.sql), false).execute()) as { rows: Row[] }
  return rows
}

/** The same for a query of Drizzle's builder. */
export function runPrepared<Result>(query: {
  toSQL: () => Query
  prepare: (name: string) => { execute: () => Promise<Result> }
}): Promise<Result> {
  return query.prepare(nameOf(query.toSQL().sql) ?? '').execute()
}
