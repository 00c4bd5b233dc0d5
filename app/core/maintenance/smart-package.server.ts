import file from '../../../data/smart-packages.json' with { type: 'json' }
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { putContent, readContentItem } from '../content/content.server.ts'
import { type SmartPackages, smartPackagesSchema } from './smart-package-schema.ts'

const [kind, slug] = ['smart-package', 'levels']

export const smartPackagesInFile: SmartPackages = smartPackagesSchema.parse(file)

/** The published packages, otherwise those from the file: a database filled by an earlier release has none. */
export async function readSmartPackages(db: Db): Promise<SmartPackages> {
  return (await readContentItem(db, kind, slug, smartPackagesSchema)) ?? smartPackagesInFile
}

/** Fills an empty database. Call it inside `changeContent`. */
export function seedSmartPackages(tx: Db, now: Instant): Promise<void> {
  return putContent(tx, { kind, slug, position: 0, body: smartPackagesInFile }, now)
}
