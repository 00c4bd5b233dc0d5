import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { remembered } from './content-memory.server.ts'
import { eventKind } from './event-schema.ts'
import { newsKind } from './news-schema.ts'
import { pressReleaseKind } from './press-release-schema.ts'
import { programmeKind } from './programme-schema.ts'
import { editionsOf, isShownAt, nextChangeOf } from './shown-items.server.ts'
import { contentItems } from './tables.ts'

const kinds = [newsKind, eventKind, pressReleaseKind, programmeKind]
const addresses = new Map(kinds.map(({ name, address }) => [name, address]))

/** The sitemap protocol allows 50,000, but a file of that size takes long to make and to read. */
const mostPages = 10_000

const { kind, slug, publishAt, updatedAt } = contentItems

type Kinds = readonly { name: string }[]

const shownPages = (kinds: Kinds, now: Instant): SQL | undefined => {
  const names = kinds.map(({ name }) => name)
  return and(inArray(kind, names), isShownAt(now))
}

/** The oldest come first: a new page changes only the last sitemap. */
const order = [asc(publishAt), asc(kind), asc(slug)]

/** Published items of these kinds, each with the time of its last change. `within`: which of them. */
export async function listPages(db: Db, kinds: Kinds, now: Instant, within?: SQL) {
  const rows = await db
    .select({ kind, slug, publishAt, updatedAt })
    .from(contentItems)
    .where(and(shownPages(kinds, now), within))
    .orderBy(...order)
    .limit(mostPages)
  return rows.map((row) => ({ kind: row.kind, slug: row.slug, changedAt: later(row.publishAt, row.updatedAt) }))
}

/** The pages of one sitemap of articles. The first sitemap is 1. */
export async function readArticlePages(db: Db, part: number, now: Instant, perPart = mostPages) {
  const parts = await readParts(db, now, perPart)
  const [first, after] = [parts[part - 1], parts[part]]
  if (!first) return []
  const pages = await listPages(db, kinds, now, and(stands(first, '>='), after && stands(after, '<')))
  return pages.flatMap(({ kind, slug, changedAt }) => {
    const path = addresses.get(kind)?.(slug)
    return path ? [{ path, changedAt }] : []
  })
}

function later(published: Instant | null, updated: Instant): Instant {
  return published && published.epochMilliseconds > updated.epochMilliseconds ? published : updated
}

/** When each sitemap of articles changed last, the first sitemap first. */
export async function readArticleSitemaps(db: Db, now: Instant, perPart = mostPages): Promise<Instant[]> {
  return (await readParts(db, now, perPart)).map(({ changed }) => Temporal.Instant.fromEpochMilliseconds(changed))
}

/** A sitemap of articles: its first page, and when it changed last. Times in ms. */
type Part = { kind: string; slug: string; published: number; changed: number }

/** The condition for pages from the first one of a sitemap on, or before it. */
const stands = ({ published, ...first }: Part, where: '>=' | '<'): SQL => {
  const at = Temporal.Instant.fromEpochMilliseconds(published).toString()
  return sql`(${publishAt}, ${kind}, ${slug}) ${sql.raw(where)} (${at}::timestamptz, ${first.kind}, ${first.slug})`
}

/** This reads every article, so it is done once, and again when content changes or an article appears or disappears. */
async function readParts(db: Db, now: Instant, perPart: number): Promise<Part[]> {
  const editions = await editionsOf(db, kinds, now)
  return remembered(db, `sitemaps of ${perPart} ${editions}`, async () => {
    const numbered = sql`
      select kind, slug, publish_at, greatest(publish_at, updated_at) as changed,
        row_number() over (order by ${sql.join(order, sql`, `)}) - 1 as place
      from ${contentItems} where ${shownPages(kinds, now)}`
    const ofFirst = (column: string) => sql`max(${sql.raw(column)}) filter (where place % ${perPart}::int = 0)`
    const milliseconds = (instant: SQL) => sql`round(extract(epoch from ${instant}) * 1000)::float8`
    const { rows } = (await db.execute(sql`
      select place / ${perPart}::int as part, ${ofFirst('kind')} as kind, ${ofFirst('slug')} as slug, ${milliseconds(ofFirst('publish_at'))} as published,
        ${milliseconds(sql`max(changed)`)} as changed
      from (${numbered}) numbered group by part order by part
    `)) as unknown as { rows: Part[] }
    return rows
  })
}

/** The next moment at which a page of these kinds appears or disappears. */
export const nextArticleChange = (db: Db, now: Instant): Promise<Instant | null> => nextChangeOf(db, kinds, now)
