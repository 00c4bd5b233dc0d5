import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { changeContent } from './content.server.ts'
import { publish, saveRevision } from './items.server.ts'
import { seedAuthor, stateOf } from './kind.ts'
import { type Page, pageKind } from './page-schema.ts'
import { contentItems, contentRevisions } from './tables.ts'

/** Notices about what the code does with data: they have to change together with it. */
const files = import.meta.glob<unknown>('../../../data/content/pages/{cookie,privasi}.json', { eager: true, import: 'default' })

type Notice = { slug: string; body: Page }

/**
 * Publishes the present text of each notice that no employee ever changed. A text that was published before is not published
 * again: an instance of the former version may start later. Returns the slugs.
 */
export async function renewNotices(db: Db, now: Instant, notices: readonly Notice[] = present()): Promise<string[]> {
  const old: Notice[] = []
  for (const notice of notices) if (await isOld(db, notice, now)) old.push(notice)
  if (old.length === 0) return []
  await changeContent(db, async (tx) => {
    for (const { slug, body } of old) {
      const revision = await saveRevision(tx, pageKind, { slug, body }, { by: seedAuthor, now })
      await publish(tx, pageKind, { slug, revision, at: now, zone: 'Asia/Jakarta' }, now)
    }
  })
  return old.map(({ slug }) => slug)
}

function present(): Notice[] {
  return Object.values(files).map((file) => ({ slug: (file as { slug: string }).slug, body: pageKind.schema.parse(file) }))
}

async function isOld(db: Db, { slug, body }: Notice, now: Instant): Promise<boolean> {
  const [item] = await db
    .select()
    .from(contentItems)
    .where(and(eq(contentItems.kind, pageKind.name), eq(contentItems.slug, slug)))
  if (!item || stateOf(item, now) !== 'published') return false
  const revisions = await db
    .select({ body: contentRevisions.body, savedBy: contentRevisions.savedBy })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.kind, pageKind.name), eq(contentRevisions.slug, slug)))
  if (revisions.some(({ savedBy }) => savedBy !== seedAuthor)) return false
  return ![item, ...revisions].some((earlier) => isDeepStrictEqual(earlier.body, body))
}
