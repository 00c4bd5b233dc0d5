import file from '../../../data/maintenance.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { putContent, readContentItem } from '../content/content.server.ts'
import { type Maintenance, maintenanceSchema } from './maintenance-schema.ts'

const [kind, slug] = ['maintenance', 'rules']

/** The parsed facts from the file, which fill an empty database. */
export const maintenanceInFile: Maintenance = maintenanceSchema.parse(file)

/** The published facts, otherwise those from the file: a database filled by an earlier release has none. */
export async function readMaintenance(db: Db): Promise<Maintenance> {
  return (await readContentItem(db, kind, slug, maintenanceSchema)) ?? maintenanceInFile
}

/** Fills an empty database. Call it inside `changeContent`. */
export function seedMaintenance(tx: Db, now: Instant): Promise<void> {
  return putContent(tx, { kind, slug, position: 0, body: maintenanceInFile }, now)
}
