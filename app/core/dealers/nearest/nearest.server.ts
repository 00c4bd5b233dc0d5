import { and, asc, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { calendarOf, type Dealer } from '../dealer.ts'
import type { DealerFilter } from '../dealer-filter.ts'
import { dealerOf } from '../dealers.server.ts'
import { readHolidays } from '../holidays/holiday-store.server.ts'
import { isOpenAt } from '../open-now/open-state.ts'
import { dealers } from '../tables.ts'
import { fits } from './dealer-filter.server.ts'
import { type Box, boxAround, earthKilometres, kilometresBetween, type Point, unwrapLongitude } from './great-circle.ts'

export type NearDealer = { dealer: Dealer; kilometres: number }

type NearestQuery = DealerFilter & {
  point: Point
  limit: number
  /** Only dealers that are open at this moment, among the nearest few hundred. */
  openAt?: Instant | undefined
}

/** Nobody drives further because a dealer is open there. The limit also ends the search at night, when all are closed. */
const mostCandidates = 500

/** Longitude of the middle of Indonesia: every dealer is within 24 degrees. */
const middle = 118

const place = sql`point(${dealers.longitude}, ${dealers.latitude})`

/** The dealers closest to a point anywhere on earth, closest first. Equally distant dealers are sorted by name. */
export async function nearestDealers(db: Db, { point, limit, openAt, ...filter }: NearestQuery): Promise<NearDealer[]> {
  if (!openAt) return nearest(db, point, fits(filter), limit)
  const candidates = await nearest(db, point, fits(filter), mostCandidates)
  return candidates.filter(({ dealer }) => isOpenAt(calendarOf(dealer), openAt)).slice(0, limit)
}

/**
 * The index sorts by degrees on a flat map, which differs a little from the order by kilometres. So the first query takes
 * `limit` dealers from the index to find a distance, and the second query measures all dealers within that distance.
 */
async function nearest(db: Db, from: Point, filter: SQL | undefined, limit: number): Promise<NearDealer[]> {
  const point = unwrapLongitude(middle, toTheCentimetre(from))
  const reach = await reachOf(db, point, filter, limit)
  if (reach === null) return []
  const kilometres = kilometresFrom(point).as('kilometres')
  const rows = await db
    .select({ dealer: dealers, kilometres })
    .from(dealers)
    .where(and(filter, sql`${place} <@ ${boxOf(boxAround(point, reach))}`))
    .orderBy(sql`kilometres`, asc(dealers.name), asc(dealers.slug))
    .limit(limit)
  const holidays = await readHolidays(db)
  return Promise.all(rows.map(async ({ dealer, kilometres }) => ({ dealer: await dealerOf(db, dealer, holidays), kilometres })))
}

/** PostgreSQL refuses to square a number very close to zero, such as a latitude a thousandth of an atom off the equator. */
function toTheCentimetre({ latitude, longitude }: Point): Point {
  return { latitude: Math.round(latitude * 1e7) / 1e7, longitude: Math.round(longitude * 1e7) / 1e7 }
}

/** Kilometres: more than any rounding error. */
const margin = 0.001

/** The distance in kilometres that contains `limit` dealers, or all of them. Null when no dealer fits. */
async function reachOf(db: Db, point: Point, filter: SQL | undefined, limit: number): Promise<number | null> {
  const found = await db
    .select({ latitude: dealers.latitude, longitude: dealers.longitude })
    .from(dealers)
    .where(filter)
    .orderBy(sql`${place} <-> point(${point.longitude}, ${point.latitude})`)
    .limit(limit)
  return found.length > 0 ? Math.max(...found.map((each) => kilometresBetween(point, each))) + margin : null
}

/** `kilometresBetween` in SQL. */
function kilometresFrom({ latitude, longitude }: Point): SQL<number> {
  const halfway = sql`power(sin(radians(${dealers.latitude} - ${latitude}) / 2), 2)`
  const across = sql`power(sin(radians(${dealers.longitude} - ${longitude}) / 2), 2)`
  const share = sql`${halfway} + cos(radians(${latitude})) * cos(radians(${dealers.latitude})) * ${across}`
  return sql<number>`${2 * earthKilometres} * asin(sqrt(least(1, ${share})))`
}

function boxOf({ south, north, west, east }: Box): SQL {
  return sql`box(point(${west}, ${south}), point(${east}, ${north}))`
}
