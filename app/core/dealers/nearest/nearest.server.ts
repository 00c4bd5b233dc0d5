import { and, asc, type SQL, sql } from 'drizzle-orm'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { calendarOf, type Dealer } from '../dealer.ts'
import type { DealerFilter } from '../dealer-filter.ts'
import { dealerOf } from '../dealers.server.ts'
import { isOpenAt } from '../open-now/open-state.ts'
import { dealers } from '../tables.ts'
import { fits } from './dealer-filter.server.ts'
import { type Box, boxAround, earthKilometres, kilometresBetween, type Point, turnedTowards } from './great-circle.ts'

export type NearDealer = { dealer: Dealer; kilometres: number }

type NearestQuery = DealerFilter & {
  point: Point
  limit: number
  /** Only those open at this moment, looked for among the nearest few hundred. */
  openAt?: Instant | undefined
}

/** Further away nobody drives because a place is open; and at night, when all are closed, the search has an end. */
const lookedThrough = 500

/** Longitude of the middle of Indonesia: every outlet is within 24 degrees of it. */
const middle = 118

const place = sql`point(${dealers.longitude}, ${dealers.latitude})`

/** The outlets closest to a point anywhere on earth, closest first and by name where equally far. */
export async function nearestDealers(db: Db, { point, limit, openAt, ...filter }: NearestQuery): Promise<NearDealer[]> {
  if (!openAt) return nearest(db, point, fits(filter), limit)
  const candidates = await nearest(db, point, fits(filter), lookedThrough)
  return candidates.filter(({ dealer }) => isOpenAt(calendarOf(dealer), openAt)).slice(0, limit)
}

/**
 * The index knows the order of degrees on a flat map, which is nearly but not quite that of kilometres: as many as are
 * wanted of it tell how far to look, and all within that reach are measured.
 */
async function nearest(db: Db, from: Point, filter: SQL | undefined, limit: number): Promise<NearDealer[]> {
  const point = turnedTowards(middle, toTheCentimetre(from))
  const reach = await reachOf(db, point, filter, limit)
  if (reach === null) return []
  const kilometres = kilometresFrom(point).as('kilometres')
  const rows = await db
    .select({ dealer: dealers, kilometres })
    .from(dealers)
    .where(and(filter, sql`${place} <@ ${boxOf(boxAround(point, reach))}`))
    .orderBy(sql`kilometres`, asc(dealers.name), asc(dealers.slug))
    .limit(limit)
  return Promise.all(rows.map(async ({ dealer, kilometres }) => ({ dealer: await dealerOf(db, dealer), kilometres })))
}

/** PostgreSQL refuses to square a number close to zero, as a position a thousandth of an atom off the equator is. */
function toTheCentimetre({ latitude, longitude }: Point): Point {
  return { latitude: Math.round(latitude * 1e7) / 1e7, longitude: Math.round(longitude * 1e7) / 1e7 }
}

/** More than the difference between one way of rounding and another. */
const margin = 0.001

/** Kilometres within which there are as many outlets as are wanted, or all there are; null where there is none. */
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
