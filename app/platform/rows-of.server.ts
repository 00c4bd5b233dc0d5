import type { SQL } from 'drizzle-orm'
import type { Db } from './database.server.ts'

/** Runs a query written by hand. The columns come as the driver gives them. */
export async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows
}
