import { sellersOf } from '../../core/dealers/dealer-filter.ts'
import { countByRegion } from '../../core/dealers/nearest/in-region.server.ts'
import type { Db } from '../../platform/database.server.ts'
import { provincesWithDealers } from './provinces.ts'

/** The data of the page besides the settings: provinces with dealers. */
export async function readContactPage(db: Db) {
  return {
    provinces: provincesWithDealers(
      await countByRegion(db, sellersOf()),
      await countByRegion(db, { ...sellersOf(), sample: false }),
    ),
  }
}
