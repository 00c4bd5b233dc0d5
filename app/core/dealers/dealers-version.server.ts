import type { Db } from '../../platform/database.server.ts'
import type { Versioned } from '../content/content-memory.server.ts'
import { contentVersion } from '../content/tables.ts'

/** What is read from all dealers stays in memory until one of them changes (`rememberedFrom`). A trigger raises the number. */
export const allDealers: Versioned = {
  name: 'dealers',
  readVersion: async (db: Db) => {
    const [row] = await db.select({ dealers: contentVersion.dealers }).from(contentVersion)
    return row?.dealers ?? 0
  },
}
