import { inArray, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './database.server.ts'

type Which = {
  /** The key of the table. */
  id: PgColumn
  when: SQL
  /** Rows are deleted in this order. Without an index for it the database may read the whole table. */
  by: PgColumn | SQL
  most: number
}

/** Deletes at most `most` rows for which `when` is true. Returns how many. */
export async function deleteOldest(db: Db, { id, when, by, most }: Which): Promise<number> {
  const oldest = db.select({ id }).from(id.table).where(when).orderBy(by).limit(most)
  return (await db.delete(id.table).where(inArray(id, oldest)).returning({ id })).length
}
