import type { Instant } from '../../../lib/instant.ts'
import { zoneOf } from '../../../lib/zone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { calendarOf, type Dealer, dealerSchema } from '../dealer.ts'
import type { DealerFilter } from '../dealer-filter.ts'
import { readHolidays } from '../holidays/holiday-store.server.ts'
import type { Holiday } from '../holidays/holidays.ts'
import { isOpenAt } from '../open-now/open-state.ts'
import { dealers } from '../tables.ts'
import { byName, inRegion, type Region } from './in-region.server.ts'

/** A dealer on a map. */
export type DealerPoint = Pick<Dealer, 'slug' | 'name' | 'latitude' | 'longitude' | 'regencyCode'>

const { slug, name, latitude, longitude, regencyCode, openingHours, otherDays } = dealers
const point = { slug, name, latitude, longitude, regencyCode }

/** The points of the dealers of a region, or of all dealers, sorted by name. */
export function pointsIn(db: Db, region: Region | null, filter: DealerFilter): Promise<DealerPoint[]> {
  return db
    .select(point)
    .from(dealers)
    .where(inRegion(region, filter))
    .orderBy(...byName)
}

/** The same, only for dealers that are open at a moment. */
export async function openPointsIn(db: Db, region: Region | null, filter: DealerFilter, now: Instant): Promise<DealerPoint[]> {
  const rows = await db
    .select({ ...point, openingHours, otherDays })
    .from(dealers)
    .where(inRegion(region, filter))
    .orderBy(...byName)
  const isOpen = openAt(now, await readHolidays(db))
  return rows.filter(isOpen).map(({ openingHours, otherDays, ...place }) => place)
}

const hoursOf = dealerSchema.pick({ regencyCode: true, openingHours: true, otherDays: true })

type Hours = { regencyCode: string; openingHours: unknown; otherDays: unknown }

/** Many dealers have the same hours: parse each value once. */
function openAt(now: Instant, holidays: readonly Holiday[]): (hours: Hours) => boolean {
  const known = new Map<string, boolean>()
  return ({ regencyCode, openingHours, otherDays }) => {
    const key = JSON.stringify([zoneOf(regencyCode), openingHours, otherDays])
    const isOpen =
      known.get(key) ?? isOpenAt(calendarOf({ ...hoursOf.parse({ regencyCode, openingHours, otherDays }), holidays }), now)
    known.set(key, isOpen)
    return isOpen
  }
}
