import seed from '../../../data/banners.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Banner, banner } from './banners.ts'
import { putContent, readContent, removeContent } from './content.server.ts'
import { seedContent } from './seed-content.server.ts'

const kind = 'banner'

export function readBanners(db: Db): Promise<Banner[]> {
  return readContent(db, kind, banner)
}

/** Replaces all banners, in this order. Call it inside `changeContent`. */
export async function saveBanners(tx: Db, banners: readonly Banner[], now: Instant): Promise<void> {
  const kept = new Set(banners.map(({ slug }) => slug))
  for (const { slug } of await readBanners(tx)) if (!kept.has(slug)) await removeContent(tx, kind, slug)
  for (const [position, body] of banners.entries()) await putContent(tx, { kind, slug: body.slug, position, body }, now)
}

export function seedBanners(tx: Db, now: Instant): Promise<void> {
  return seedContent(tx, kind, banner, seed.banners, now)
}
