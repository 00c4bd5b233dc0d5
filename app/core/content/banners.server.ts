import seed from '../../../data/banners.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Banner, banner } from './banners.ts'
import { readContent } from './content.server.ts'
import { seedContent } from './seed-content.server.ts'

const kind = 'banner'

export function readBanners(db: Db): Promise<Banner[]> {
  return readContent(db, kind, banner)
}

export function seedBanners(tx: Db, now: Instant): Promise<void> {
  return seedContent(tx, kind, banner, seed.banners, now)
}
