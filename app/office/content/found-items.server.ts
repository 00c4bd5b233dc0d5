import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { contentDrafts, contentItems, contentRevisions, titleIn, wordsIn } from '~/core/content/tables.ts'
import type { Db } from '~/platform/database.server.ts'

/** Items that one search finds at most. When there are more, more words help. */
export const mostFound = 1000

/**
 * The slugs of the items of a kind in whose title or slug every word of `text` begins a word. The title may be the present or a
 * former one, or one of a draft. A text without a letter or a digit finds nothing.
 */
export function foundItems(db: Db, kind: string, text: string) {
  const query = beginnings(text)
  const itemWords = wordsIn(sql`${titleIn(sql`${contentItems.body}`)} || ' ' || ${contentItems.slug}`)
  const inItem = db
    .select({ slug: contentItems.slug })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), sql`${itemWords} @@ ${query}`))
    .limit(mostFound)
  const inRevision = db
    .select({ slug: contentRevisions.slug })
    .from(contentRevisions)
    .where(
      and(
        eq(contentRevisions.kind, kind),
        isNull(contentRevisions.draftOf),
        sql`${wordsIn(titleIn(sql`${contentRevisions.body}`))} @@ ${query}`,
      ),
    )
    .limit(mostFound)
  // Without an index: only what employees have begun and not saved.
  const inDraft = db
    .select({ slug: contentDrafts.slug })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), sql`${wordsIn(titleIn(sql`${contentDrafts.typed}`))} @@ ${query}`))
  return inItem.union(inRevision).union(inDraft).limit(mostFound)
}

/** Null for a text without words, which no text matches. */
const beginnings = (text: string): SQL => sql`(
  select to_tsquery('simple', string_agg(word || ':*', ' & '))
  from unnest(tsvector_to_array(${wordsIn(sql`${text}::text`)})) word)`
