import { sql } from 'drizzle-orm'
import type { Db } from './database.server.ts'
import { rowsOf } from './rows-of.server.ts'

/** Bytes of a table with its indexes. A rewrite locks the table, and a larger one would make visitors wait for more than five seconds. */
export const largestRewritten = 64 * 1024 * 1024

type Size = { name: string; bytes: number }

/**
 * Writes tables and their indexes to new files, without the rows that were deleted. A plain VACUUM only marks the space of
 * such rows as free: their bytes stay until other rows need the space. Larger tables get a plain one. Returns their names.
 */
export async function rewriteTables(db: Db, names: readonly string[], largest = largestRewritten): Promise<string[]> {
  const tooLarge: string[] = []
  for (const { name, bytes } of await sizesOf(db, names)) {
    const isSmall = bytes <= largest
    await db.execute(sql`vacuum (full ${sql.raw(isSmall ? 'on' : 'off')}) ${sql.identifier(name)}`)
    if (!isSmall) tooLarge.push(name)
  }
  return tooLarge
}

/** The largest first: when the disk has too little room, nothing has been done yet. */
export function sizesOf(db: Db, names: readonly string[]): Promise<Size[]> {
  return rowsOf<Size>(
    db,
    sql`select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
        where relname in ${[...names]} and relkind = 'r' and relnamespace = 'public'::regnamespace order by bytes desc, name`,
  )
}
