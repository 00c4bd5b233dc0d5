import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { pressReleaseKind } from './press-release-schema.ts'
import { seedItems } from './seed-files.server.ts'

const files = import.meta.glob<unknown>('../../../data/content/press-releases/*.json', { eager: true, import: 'default' })

export function seedPressReleases(tx: Db, now: Instant): Promise<void> {
  return seedItems(tx, pressReleaseKind, files, now)
}
