import { readContentVersion } from '../../../core/content/content.server.ts'
import type { Dealer } from '../../../core/dealers/dealer.ts'
import { readDealers } from '../../../core/dealers/dealers.server.ts'
import type { Db } from '../../../platform/database.server.ts'

const kept = new WeakMap<Db, { version: number; dealers: Dealer[] }>()

/** Every outlet by name, read anew when content has changed: the search keeps an index of this very list. */
export async function namedDealers(db: Db): Promise<readonly Dealer[]> {
  const version = await readContentVersion(db)
  const known = kept.get(db)
  if (known?.version === version) return known.dealers
  const dealers = await readDealers(db)
  kept.set(db, { version, dealers })
  return dealers
}
