import { sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { isShownAt, matches } from './shown.server.ts'

/**
 * Documents that are compared with each other. Words that stand in more of them say little about what is meant. More than
 * there are regencies, so that a search that finds all of them is recognised.
 */
export const mostCompared = 600

/** The database reads every place of a common word to count it, which takes milliseconds. So common words are remembered. */
const mostRemembered = 2000
/** ms. A word of many documents stays common for some minutes. */
const rememberedFor = 5 * 60_000

const memories = new WeakMap<Db, LRUCache<string, number>>()

function memoryOf(db: Db): LRUCache<string, number> {
  const known = memories.get(db)
  if (known) return known
  const memory = new LRUCache<string, number>({ max: mostRemembered, ttl: rememberedFor })
  memories.set(db, memory)
  return memory
}

/** Counts no further: one more than can be compared. */
const highest = mostCompared + 1

/** How many shown documents match each `tsquery`. Only the highest count, which says "very many", may be some minutes old. */
export async function countDocuments(db: Db, queries: readonly string[], now: Instant): Promise<number[]> {
  const memory = memoryOf(db)
  const unknown = [...new Set(queries)].filter((query) => !memory.has(query))
  const counts = await readCounts(db, unknown, now)
  const counted = new Map(unknown.map((query, index) => [query, counts[index] ?? 0]))
  // A smaller count could hide what was published now, or tell a word of what was withdrawn now.
  for (const [query, count] of counted) if (count === highest) memory.set(query, count)
  return queries.map((query) => counted.get(query) ?? memory.get(query) ?? 0)
}

async function readCounts(db: Db, queries: readonly string[], now: Instant): Promise<number[]> {
  if (queries.length === 0) return []
  const counts = queries.map(
    (query) => sql`(select count(*)::int from (
      select 1 from search_documents where ${matches(query)} and ${isShownAt(now)} limit ${highest}
    ) counted)`,
  )
  const { rows } = (await db.execute(sql`select array[${sql.join(counts, sql`, `)}] as counts`)) as unknown as {
    rows: { counts: number[] }[]
  }
  return rows[0]?.counts ?? []
}
