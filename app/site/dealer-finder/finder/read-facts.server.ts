import { createHash } from 'node:crypto'
import { at } from '../../../addresses.ts'
import { isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { remembered } from '../../../core/content/content-memory.server.ts'
import { readHolidays } from '../../../core/dealers/holidays/holiday-store.server.ts'
import { holidayNames } from '../../../core/dealers/holidays/holidays.ts'
import { countOutlets, dealersIn } from '../../../core/dealers/nearest/in-region.server.ts'
import type { Week } from '../../../core/dealers/opening-hours.ts'
import { slugOf } from '../../../core/dealers/region-slugs.ts'
import { provinces } from '../../../core/dealers/regions.ts'
import type { Db } from '../../../platform/database.server.ts'
import { factOf } from '../dealer-fact.ts'
import type { CarChoice, FinderFacts, ProvinceLink } from './facts.ts'

export type WrittenFacts = {
  facts: FinderFacts
  /** The facts as the browser gets them. */
  json: string
  /** A hash of the facts. */
  version: string
}

/** With more dealers the facts are too large for a browser: then the server answers. About 40 bytes each, compressed. */
export const mostDealers = 1000

/** The facts of the current content version. Null when there are too many dealers. */
export function readFacts(db: Db): Promise<WrittenFacts | null> {
  return remembered(db, 'finder-facts', async () => {
    if ((await countOutlets(db, {})).outlets > mostDealers) return null
    const json = JSON.stringify(await gatherFacts(db))
    const version = createHash('sha256').update(json).digest('hex').slice(0, 16)
    // Parse the JSON again, so that the server answers from exactly what the browser gets.
    return { facts: JSON.parse(json) as FinderFacts, json, version }
  })
}

export const provinceLinks: readonly ProvinceLink[] = provinces.map((province) => ({
  ...province,
  href: at.dealerProvince(slugOf(province)),
}))

export async function carChoices(db: Db): Promise<CarChoice[]> {
  const cars = await readCatalogue(db)
  return cars.filter(isOnSale).map(({ slug, name, class: carClass }) => ({ slug, name, class: carClass }))
}

async function gatherFacts(db: Db): Promise<FinderFacts> {
  const dealers = await dealersIn(db, null)
  const weeks = [...new Map(dealers.map(({ openingHours }) => [keyOf(openingHours), openingHours])).values()]
  const places = new Map(weeks.map((week, place) => [keyOf(week), place]))
  return {
    dealers: dealers.map((dealer) => ({
      ...factOf(dealer),
      week: places.get(keyOf(dealer.openingHours)) ?? 0,
      otherDays: dealer.otherDays,
    })),
    weeks,
    holidays: holidayNames(await readHolidays(db)),
    cars: await carChoices(db),
    provinces: provinceLinks,
  }
}

const keyOf = (week: Week) => JSON.stringify(week)
