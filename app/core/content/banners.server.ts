import seed from '../../../data/banners.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { bannerKind } from './banner-schema.ts'
import type { Banner } from './banners.ts'
import { seedEntries } from './seed-files.server.ts'
import { listShown, nextChange } from './shown-items.server.ts'

/** More than a strip can have. */
const mostBanners = 50

/** The published banners in their order. */
export async function readBanners(db: Db, now: Instant): Promise<Banner[]> {
  const { items } = await listShown(db, bannerKind, { order: 'position', page: 1, perPage: mostBanners }, now)
  return items.map(({ slug, body }) => ({ slug, ...body }))
}

export const nextBannerChange = (db: Db, now: Instant): Promise<Instant | null> => nextChange(db, bannerKind, now)

export function seedBanners(tx: Db, now: Instant): Promise<void> {
  const entries = seed.banners.map(({ slug, ...body }) => ({ slug, body }))
  return seedEntries(tx, bannerKind, entries, now)
}
