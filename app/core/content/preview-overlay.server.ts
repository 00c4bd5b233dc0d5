import type { Instant } from '../../lib/instant.ts'
import type { Zone } from '../../lib/zone.ts'
import type { Db } from '../../platform/database.server.ts'

/** The revision that a preview shows, in the place of its item. */
export type Preview = {
  token: string
  expiresAt: Instant
  /** Where the editor entered the instants of the item. */
  zone: Zone
  /** True when visitors see this revision already. */
  isShown: boolean
  /** The path of the page that shows it. */
  path: string
  item: {
    kind: string
    slug: string
    body: unknown
    revision: number
    publishAt: Instant
    withdrawAt: null
    updatedAt: Instant
  }
}

const previews = new WeakMap<Db, Preview>()

/**
 * The same database for one request that has a preview: reading shown items (`shown-items.server.ts`) gives the previewed
 * revision, for every kind. What is read on it is never remembered (`content-memory.server.ts`).
 */
export function withPreview(db: Db, preview: Preview): Db {
  const own = Object.create(db) as Db
  previews.set(own, preview)
  return own
}

/** The preview of an item of this kind, if this database has one. */
export function previewOn(db: Db, kind: string): Preview | null {
  const preview = previews.get(db)
  return preview?.item.kind === kind ? preview : null
}
