import { writeSheet } from '../../app/core/content/sheets/sheets.server.ts'
import { tagStore } from '../../app/core/tracking/tags.server.ts'
import { Temporal } from '../../app/lib/instant.ts'
import { openDatabase } from '../../app/platform/database.server.ts'
import { log } from '../../app/platform/log.server.ts'
import { copyOfTemplate } from './embedded-template.ts'
import { startSite } from './site-process.ts'

export type TagRow = { kind: string; id: string; address?: string; purpose: string }

/** A host below localhost, so that cookies of the domain above can be tested. Browsers find it without asking anybody. */
export const publicHost = 'www.mobil.localhost'

/** Starts a site on which these tags are switched on, on every page. */
export async function startSiteWithTags(tags: readonly TagRow[]) {
  const dataDir = copyOfTemplate(process.env.TEST_EMBEDDED_TEMPLATE ?? '')
  const database = await openDatabase({ databaseUrl: undefined, dataDir }, log)
  const rows = tags.map((tag) => ({ address: null, pages: null, active: 'yes', ...tag }))
  const revision = { edits: [], way: 'typed' as const, undoes: null, savedBy: 'Ani' }
  await database.db.transaction((tx) => writeSheet(tx, tagStore as never, rows, revision, Temporal.Now.instant()))
  await database.close()
  const site = await startSite({ dataDir, environment: { PUBLIC_URL: `http://${publicHost}` } })
  return { ...site, localAddress: site.address, address: site.address.replace('127.0.0.1', publicHost) }
}
