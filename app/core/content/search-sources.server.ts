import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../platform/database.server.ts'
import type { SearchDocument } from '../search/search-document.ts'
import { addedSources, type SearchSource } from '../search/sources.ts'
import { type ContentKind, declaredKinds } from './kind.ts'
import { contentItems } from './tables.ts'

/** Everything that can be found: kinds of content that say so, and sources of other rooms. */
export function searchSources(): Map<string, SearchSource> {
  const kinds = [...declaredKinds().values()].filter(({ search }) => search)
  const ofKinds = kinds.map((kind): [string, SearchSource] => [kind.name, sourceOf(kind)])
  return new Map([...addedSources(), ...ofKinds])
}

const sourceOf = (kind: ContentKind<object>): SearchSource => ({
  from: kind.name,
  heading: kind.labels.many,
  byKey: true,
  documents: (db, keys) => readDocuments(db, kind, keys),
})

/** Drafts have no document. Scheduled items have one: the search compares its dates with the time of each query. */
async function readDocuments(db: Db, kind: ContentKind<object>, keys: readonly string[] | null): Promise<SearchDocument[]> {
  const { kind: name, slug, publishAt } = contentItems
  const rows = await db
    .select()
    .from(contentItems)
    .where(and(eq(name, kind.name), isNotNull(publishAt), ...(keys ? [inArray(slug, [...keys])] : [])))
  return rows.flatMap((row) => documentOf(kind, row) ?? [])
}

function documentOf(kind: ContentKind<object>, row: typeof contentItems.$inferSelect): SearchDocument | null {
  // An item that the kind no longer has stays in the database, but has no page.
  if (kind.slugs && !kind.slugs.includes(row.slug)) return null
  const body = kind.schema.parse(row.body)
  const found = kind.search?.(body, row.slug)
  const address = found?.address ?? kind.address?.(row.slug)
  if (!found || address === undefined || row.publishAt === null) return null
  const { title, summary, keywords = '' } = found
  const { publishAt, withdrawAt } = row
  const text = withoutHead(kind.text(body), [title, summary])
  return { kind: kind.name, key: row.slug, title, summary, keywords, text, address, weight: 0, publishAt, withdrawAt }
}

/** The text without the title and the summary at its beginning: results already show both above the excerpt. */
const withoutHead = (text: string, head: readonly string[]): string =>
  head.reduce((rest, one) => (startsWithWords(rest, one) ? rest.slice(one.length).trim() : rest), text.trim())

const startsWithWords = (text: string, words: string): boolean =>
  text.startsWith(words) && !/^[\p{L}\p{N}]/u.test(text.slice(words.length))
