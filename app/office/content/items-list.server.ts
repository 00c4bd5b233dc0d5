import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { declaredKinds, type ItemState, stateOf } from '~/core/content/kind.ts'
import { isShownAt } from '~/core/content/shown-items.server.ts'
import { contentDrafts, contentItems, contentRevisions } from '~/core/content/tables.ts'
import type { Grant } from '~/core/staff/grant.ts'
import type { Instant } from '~/lib/instant.ts'
import { type Zone, zones } from '~/lib/zone.ts'
import type { Db } from '~/platform/database.server.ts'
import { rowsOf } from '~/platform/rows-of.server.ts'
import type { Kind } from './editing/document.server.ts'
import { foundItems } from './found-items.server.ts'
import { mostCounted } from './item-count.ts'

export type ItemFilter = { state: ItemState | null; text: string; page: number }

/** Instants are ISO texts. `drafting`: who has a draft of it. */
export type ItemRow = {
  slug: string
  title: string
  state: ItemState
  publishAt: string | null
  withdrawAt: string | null
  zone: Zone
  savedBy: string | null
  savedAt: string
  drafting: string[]
}

export const itemsPerPage = 50

/** Pages after the current one that are counted. A count of all items would read all of them at each visit. */
const pagesAhead = 10

/** A page of the items of a kind, the last saved first, and how many match, counted a few pages ahead. */
export async function listItems(
  db: Db,
  _: Grant<'content:read'>,
  kind: Kind,
  filter: ItemFilter,
  now: Instant,
): Promise<{ rows: ItemRow[]; total: number }> {
  const last = lastVersion(db)
  const title = sql<string>`coalesce(${last.body}->>${kind.heading}, ${draftTitle(kind)}, ${contentItems.body}->>${kind.heading}, '')`
  const found = filter.text ? inArray(contentItems.slug, foundItems(db, kind.name, filter.text)) : undefined
  const { slug, publishAt, withdrawAt, zone, savedAt } = contentItems
  const query = db
    .select({ slug, title, publishAt, withdrawAt, zone, savedBy: last.savedBy, savedAt, drafting: drafting() })
    .from(contentItems)
    .leftJoinLateral(last, sql`true`)
    .where(and(eq(contentItems.kind, kind.name), inState(filter.state, now), found))
    .orderBy(sql`${savedAt} desc nulls last`, slug)
  const matching = db
    .select({ slug })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind.name), inState(filter.state, now), found))
    .limit((filter.page + pagesAhead) * itemsPerPage)
  const [rows, total] = await Promise.all([
    query.limit(itemsPerPage).offset((filter.page - 1) * itemsPerPage),
    db.$count(matching.as('matching')),
  ])
  return { rows: rows.map((row) => rowOf(row, now)), total }
}

/** The last saved version of an item. */
function lastVersion(db: Db) {
  const { kind, slug, number, body, savedBy, draftOf } = contentRevisions
  return db
    .select({ body, savedBy })
    .from(contentRevisions)
    .where(and(eq(kind, contentItems.kind), eq(slug, contentItems.slug), isNull(draftOf)))
    .orderBy(desc(number))
    .limit(1)
    .as('last')
}

/** The title of an item that has only a draft. */
const draftTitle = ({ heading }: Kind): SQL => sql`(
  select nullif(${contentDrafts.typed}->>${heading}, '') from ${contentDrafts}
  where ${contentDrafts.kind} = ${contentItems.kind} and ${contentDrafts.slug} = ${contentItems.slug}
  order by ${contentDrafts.savedAt} desc limit 1)`

const drafting = () => sql<string[]>`array(
  select ${contentDrafts.staffName} from ${contentDrafts}
  where ${contentDrafts.kind} = ${contentItems.kind} and ${contentDrafts.slug} = ${contentItems.slug}
  order by ${contentDrafts.savedAt} desc)`

function inState(state: ItemState | null, now: Instant): SQL | undefined {
  const { publishAt, withdrawAt } = contentItems
  switch (state) {
    case 'draft':
      return isNull(publishAt)
    case 'scheduled':
      return and(gt(publishAt, now), or(isNull(withdrawAt), gt(withdrawAt, now)))
    case 'published':
      return isShownAt(now)
    case 'withdrawn':
      return and(isNotNull(publishAt), lte(withdrawAt, now))
    case null:
      return undefined
  }
}

type Found = Omit<ItemRow, 'state' | 'publishAt' | 'withdrawAt' | 'zone' | 'savedAt'> & {
  publishAt: Instant | null
  withdrawAt: Instant | null
  zone: string
  savedAt: Instant
}

function rowOf({ publishAt, withdrawAt, zone, savedAt, ...row }: Found, now: Instant): ItemRow {
  return {
    ...row,
    state: stateOf({ publishAt, withdrawAt }, now),
    publishAt: publishAt?.toString() ?? null,
    withdrawAt: withdrawAt?.toString() ?? null,
    zone: zones.find((each) => each === zone) ?? 'Asia/Jakarta',
    savedAt: savedAt.toString(),
  }
}

/** How many items of each kind there are, counted up to `mostCounted`, and how many have a draft of this employee. */
export async function countItems(
  db: Db,
  { staff }: Grant<'content:read'>,
): Promise<Map<string, { items: number; drafts: number }>> {
  const kinds = [...declaredKinds().keys()].map((name) => {
    const counted = db
      .select({ slug: contentItems.slug })
      .from(contentItems)
      .where(eq(contentItems.kind, name))
      .limit(mostCounted)
    return sql`select ${name} as kind, (select count(*)::int from (${counted}) counted) as number`
  })
  const items = await rowsOf<{ kind: string; number: number }>(db, sql.join(kinds, sql` union all `))
  const drafts = await db
    .select({ kind: contentDrafts.kind, number: sql<number>`count(*)::int` })
    .from(contentDrafts)
    .where(eq(contentDrafts.staffId, staff.id))
    .groupBy(contentDrafts.kind)
  return new Map(
    items.map(({ kind, number }) => [kind, { items: number, drafts: drafts.find((one) => one.kind === kind)?.number ?? 0 }]),
  )
}
