import { sql } from 'drizzle-orm'
import type { Db } from '../../app/platform/database.server.ts'

// The embedded database runs transactions one after the other, so no race can show that a lock is missing. These
// functions look at the locks themselves.

/** The number of names that a transaction has locked until its end. The keys of limits are locked as pairs of numbers. */
export async function namesLocked(tx: Db): Promise<number> {
  const { rows } = await rowsOf(
    tx,
    sql`select 1 from pg_locks where locktype = 'advisory' and objsubid = 1 and granted and pid = pg_backend_pid()`,
  )
  return rows.length
}

/** The tables in which a transaction has locked rows, as `select … for update` does. */
export async function tablesWithLockedRows(tx: Db): Promise<string[]> {
  const { rows } = await rowsOf(
    tx,
    sql`select relname as name from pg_locks join pg_class on pg_class.oid = relation
      where relkind = 'r' and mode = 'RowShareLock' and granted and pid = pg_backend_pid() order by 1`,
  )
  return rows.map(({ name }) => name ?? '')
}

const rowsOf = (tx: Db, query: ReturnType<typeof sql>) =>
  tx.execute(query) as unknown as Promise<{ rows: Record<string, string>[] }>
