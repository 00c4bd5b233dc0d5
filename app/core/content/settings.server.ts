import seed from '../../../data/settings.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { seedEntries } from './seed-files.server.ts'
import type { Settings } from './settings.ts'
import { settingsKind, settingsSlug } from './settings-schema.ts'
import { readStanding } from './shown-items.server.ts'

/** The settings are always shown: withdrawing them changes nothing. */
export async function readSettings(db: Db): Promise<Settings> {
  const found = await readStanding(db, settingsKind, settingsSlug)
  if (!found) throw new Error('No settings in the database: it was never seeded')
  return found
}

export function seedSettings(tx: Db, now: Instant): Promise<void> {
  return seedEntries(tx, settingsKind, [{ slug: settingsSlug, body: seed.settings }], now)
}
