import { DrizzleQueryError, sql } from 'drizzle-orm'
import type { Db } from './database.server.ts'
import { rowsOf } from './rows-of.server.ts'

const megabyte = 1024 * 1024

/** `largest`: bytes of a table with its indexes. `longest`: ms; a rewrite that takes longer is ended. */
type Bounds = { largest: number; longest?: number }

/**
 * A rewrite locks its table. The embedded database cannot end one: a larger table would make visitors wait for more than five
 * seconds.
 */
export const embeddedBounds: Bounds = { largest: 64 * megabyte }
/** On a server the time decides, which depends on its disk. A larger table is not worth the attempt. */
export const serverBounds: Bounds = { largest: 1024 * megabyte, longest: 5000 }

type Size = { name: string; bytes: number }

/**
 * Writes tables and their indexes to new files, without the rows that were deleted. A plain VACUUM only marks the space of
 * such rows as free: their bytes stay until other rows need the space. Tables beyond the bounds, and those that are in use for
 * too long, get a plain one. Returns their names.
 */
export async function rewriteTables(db: Db, names: readonly string[], { largest, longest = 0 }: Bounds): Promise<string[]> {
  const left: string[] = []
  for (const { name, bytes } of await sizesOf(db, names)) {
    if (bytes <= largest && (await rewritten(db, name, longest))) continue
    await db.execute(sql`vacuum ${sql.identifier(name)}`)
    left.push(name)
  }
  return left
}

/** False when a timeout has ended the rewrite. The table is then as it was before. */
async function rewritten(db: Db, name: string, longest: number): Promise<boolean> {
  try {
    await db.execute(sql.raw(`set statement_timeout = ${longest}`))
    await db.execute(sql`vacuum (full) ${sql.identifier(name)}`)
    return true
  } catch (error) {
    if (!isTimeout(error)) throw error
    return false
  } finally {
    await db.execute(sql`set statement_timeout = 0`)
  }
}

/** SQLSTATEs of an ended statement and of a lock that was not given in time. */
const timeouts = ['57014', '55P03']

function isTimeout(error: unknown): boolean {
  const { code } = ((error as DrizzleQueryError).cause ?? {}) as { code?: string }
  return error instanceof DrizzleQueryError && timeouts.includes(code ?? '')
}

/** The largest first: when the disk has too little room, nothing has been done yet. */
export function sizesOf(db: Db, names: readonly string[]): Promise<Size[]> {
  return rowsOf<Size>(
    db,
    sql`select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
        where relname in ${[...names]} and relkind = 'r' and relnamespace = 'public'::regnamespace order by bytes desc, name`,
  )
}
