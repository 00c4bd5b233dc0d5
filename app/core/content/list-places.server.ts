import { and, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { contentItems } from './tables.ts'

// An offset reads every row before it. So a list remembers where some of its items stand, and a page reads only what is near.

const { publishAt, slug } = contentItems

/** Exactly the order of the index, so that a page is read from it. */
export const newestFirst = [sql`${publishAt} desc nulls last`, slug]

/** The items between two remembered ones: four pages of most lists. */
const step = 48

type Place = { publishAt: Instant; slug: string }

/** How many items a list has, and every 48th of them, from the first. */
export type Places = { total: number; starts: Place[] }

/** Reads a list once from its beginning to its end. */
export async function readPlaces(db: Db, matching: SQL | undefined): Promise<Places> {
  const inOrder = sql`over (order by ${sql.join(newestFirst, sql`, `)})`
  const numbered = db
    .select({
      publishAt,
      slug,
      place: sql<number>`(row_number() ${inOrder} - 1)::int`.as('place'),
      isLast: sql<boolean>`lead(${slug}) ${inOrder} is null`.as('is_last'),
    })
    .from(contentItems)
    .where(matching)
    .as('numbered')
  const rows = await db
    .select({ publishAt: numbered.publishAt, slug: numbered.slug, place: numbered.place })
    .from(numbered)
    .where(sql`${numbered.place} % ${step} = 0 or ${numbered.isLast}`)
    .orderBy(numbered.place)
  const starts = rows.flatMap(({ publishAt, slug, place }) => (publishAt && place % step === 0 ? [{ publishAt, slug }] : []))
  return { total: (rows.at(-1)?.place ?? -1) + 1, starts }
}

/** The condition for rows near the items from this place on, and the place of the first row that meets it. */
export function around({ starts }: Places, from: number, count: number): { start: number; condition: SQL | undefined } {
  const nearest = Math.floor(from / step)
  const [first, after] = [starts[nearest], starts[Math.floor((from + count - 1) / step) + 1]]
  return {
    start: nearest * step,
    condition: and(first && isAtOrAfter(first), after && gte(publishAt, after.publishAt)),
  }
}

const isAtOrAfter = (first: Place): SQL | undefined =>
  and(
    lte(publishAt, first.publishAt),
    sql`(${publishAt} < ${first.publishAt.toString()}::timestamptz or ${slug} >= ${first.slug})`,
  )
