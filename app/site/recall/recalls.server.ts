import { type Recall, recallKind } from '../../core/content/recall-schema.ts'
import { listShown } from '../../core/content/shown-items.server.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'

export type ShownRecall = Recall & { slug: string }

/** Far more than a maker announces. */
const mostRecalls = 1000

/** Every published recall, by its code. */
export async function readRecalls(db: Db, now: Instant): Promise<ShownRecall[]> {
  const { items } = await listShown(db, recallKind, { page: 1, perPage: mostRecalls }, now)
  return items.map(({ slug, body }) => ({ slug, ...body })).toSorted((one, other) => one.code.localeCompare(other.code, 'id'))
}
