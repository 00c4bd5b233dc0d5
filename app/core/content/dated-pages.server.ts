import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { eventKind } from './event-schema.ts'
import { newsKind } from './news-schema.ts'
import { pressReleaseKind } from './press-release-schema.ts'
import { programmeKind } from './programme-schema.ts'
import { isShownAt, nextChangeOf } from './shown-items.server.ts'
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

/** Published items of these kinds, each with the time of its last change. The first part is 1. */
export async function listPages(db: Db, kinds: Kinds, now: Instant, { part = 1, perPart = mostPages } = {}) {
  const rows = await db
    .select({ kind, slug, publishAt, updatedAt })
    .from(contentItems)
    .where(shownPages(kinds, now))
    .orderBy(...order)
    .limit(perPart)
    .offset((part - 1) * perPart)
  return rows.map((row) => ({ kind: row.kind, slug: row.slug, changedAt: later(row.publishAt, row.updatedAt) }))
}

/** The pages of one sitemap of articles. The first sitemap is 1. */
export async function readArticlePages(db: Db, part: number, now: Instant, perPart = mostPages) {
  const pages = await listPages(db, kinds, now, { part, perPart })
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
  const numbered = db
    .select({
      changed: sql`greatest(${publishAt}, ${updatedAt})`.as('changed'),
      part: sql`(row_number() over (order by ${sql.join(order, sql`, `)}) - 1) / ${perPart}::int`.as('part'),
    })
    .from(contentItems)
    .where(shownPages(kinds, now))
    .as('numbered')
  const rows = await db
    .select({ changed: sql<number>`(extract(epoch from max(${numbered.changed})) * 1000)::float8` })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(numbered.part)
  return rows.map(({ changed }) => Temporal.Instant.fromEpochMilliseconds(Math.round(changed)))
}

/** The next moment at which a page of these kinds appears or disappears. */
export const nextArticleChange = (db: Db, now: Instant): Promise<Instant | null> => nextChangeOf(db, kinds, now)
