import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { eventKind } from './event-schema.ts'
import { seedItems } from './seed-files.server.ts'

const files = import.meta.glob<unknown>('../../../data/content/events/*.json', { eager: true, import: 'default' })

export function seedEvents(tx: Db, now: Instant): Promise<void> {
  return seedItems(tx, eventKind, files, now)
}
