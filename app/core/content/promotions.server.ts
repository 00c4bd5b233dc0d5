import seed from '../../../data/promotions.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { readContent } from './content.server.ts'
import { type Promotion, promotion } from './promotions.ts'
import { seedContent } from './seed-content.server.ts'

const kind = 'promotion'

export function readPromotions(db: Db): Promise<Promotion[]> {
  return readContent(db, kind, promotion)
}

export function seedPromotions(tx: Db, now: Instant): Promise<void> {
  return seedContent(tx, kind, promotion, seed.promotions, now)
}
