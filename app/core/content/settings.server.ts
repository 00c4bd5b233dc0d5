import seed from '../../../data/settings.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { putContent, readContentItem } from './content.server.ts'
import type { Settings } from './settings.ts'
import { settings } from './settings-schema.ts'

const kind = 'settings'
const slug = 'site'

export async function readSettings(db: Db): Promise<Settings> {
  const found = await readContentItem(db, kind, slug, settings)
  if (!found) throw new Error('No settings in the database: it was never seeded')
  return found
}

export function saveSettings(tx: Db, changed: Settings, now: Instant): Promise<void> {
  return putContent(tx, { kind, slug, position: 0, body: changed }, now)
}

export function seedSettings(tx: Db, now: Instant): Promise<void> {
  return saveSettings(tx, settings.parse(seed.settings), now)
}
