import { sellersOf } from '../../core/dealers/dealer-filter.ts'
import { countByRegion } from '../../core/dealers/nearest/in-region.server.ts'
import { pageExists } from '../../page-exists.server.ts'
import type { Db } from '../../platform/database.server.ts'
import { journeys } from './journeys.ts'
import { provincesWithDealers } from './provinces.ts'

/** The data of the page besides the settings: pages that answer a question, and provinces with dealers. */
export async function readContactPage(db: Db) {
  return {
    journeys: journeys.filter(({ href }) => pageExists(href)),
    provinces: provincesWithDealers(
      await countByRegion(db, sellersOf()),
      await countByRegion(db, { ...sellersOf(), sample: false }),
    ),
  }
}
