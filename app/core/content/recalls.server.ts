import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { recallKind } from './recall-schema.ts'
import { seedItems } from './seed-files.server.ts'

const files = import.meta.glob<unknown>('../../../data/content/recalls/*.json', { eager: true, import: 'default' })

export function seedRecalls(tx: Db, now: Instant): Promise<void> {
  return seedItems(tx, recallKind, files, now)
}
