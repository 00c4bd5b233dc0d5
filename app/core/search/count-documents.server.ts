import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { isShownAt, matches } from './shown.server.ts'

/** Documents that are compared with each other. Words that stand in more of them say little about what is
 * meant. More than there are regencies, so that a search that finds all of them is recognised.
 */
export const mostCompared = 600

/** The database reads every place of a common word to count it, which takes milliseconds. */
const mostRemembered = 2000
/** ms. How common a word is changes slowly, and it only decides in which way documents are found. */
const rememberedFor = 5 * 60_000

const memories = new WeakMap<Db, LRUCache<string, number>>()

function memoryOf(db: Db): LRUCache<string, number> {
  const known = memories.get(db)
  if (known) return known
  const memory = new LRUCache<string, number>({ max: mostRemembered, ttl: rememberedFor })
  memories.set(db, memory)
  return memory
}

/**
 * How many shown documents match each `tsquery`, counted no further than one more than can be compared. A count above 0 may be
 * some minutes old; 0 is always true now.
 */
export async function countDocuments(db: Db, queries: readonly string[], now: Instant): Promise<number[]> {
  const memory = memoryOf(db)
  const unknown = [...new Set(queries)].filter((query) => !memory.has(query))
  const counts = await readCounts(db, unknown, now)
  const counted = new Map(unknown.map((query, index) => [query, counts[index] ?? 0]))
  // A document that is published now must be found now.
  for (const [query, count] of counted) if (count > 0) memory.set(query, count)
  return queries.map((query) => counted.get(query) ?? memory.get(query) ?? 0)
}

async function readCounts(db: Db, queries: readonly string[], now: Instant): Promise<number[]> {
  if (queries.length === 0) return []
  const counts = queries.map(
    (query) => sql`(select count(*)::int from (
      select 1 from search_documents where ${matches(query)} and ${isShownAt(now)} limit ${mostCompared + 1}
    ) counted)`,
  )
  const { rows } = (await db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`)) as unknown as {
    rows: { counts: number[] }[]
  }
  return rows[0]?.counts ?? []
}
