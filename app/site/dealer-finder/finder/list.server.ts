import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import type { DealerFilter } from '../../../core/dealers/dealer-filter.ts'
import { dealersOf } from '../../../core/dealers/dealers.server.ts'
import { countByRegion, countIn, dealersIn } from '../../../core/dealers/nearest/in-region.server.ts'
import { nearestDealers } from '../../../core/dealers/nearest/nearest.server.ts'
import { type DealerPoint, openPointsIn, pointsIn } from '../../../core/dealers/nearest/points.server.ts'
import { isOpenAt } from '../../../core/dealers/open-now/open-state.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { Search } from './search-address.ts'
import { around, type Where } from './where.ts'

type Asked = { filter: DealerFilter; search: Search; now: Instant }
type Listed = { dealer: Dealer; kilometres: number | null }

/** `total`: how many the search finds; the list holds the first of them. */
export type List = { listed: Listed[]; total: number }

/** A region without an outlet has those around it. */
export async function orAround(db: Db, where: Where, asked: Asked): Promise<Where> {
  return where.kind === 'in' && (await isEmpty(db, where, asked)) ? around(where) : where
}

async function isEmpty(db: Db, where: Extract<Where, { kind: 'in' }>, { filter, search, now }: Asked): Promise<boolean> {
  if (search.openNow) return (await openPointsIn(db, where, filter, now)).length === 0
  return countIn(await countByRegion(db, filter), where) === 0
}

/** The first outlets of an answer: as many as the page shows. */
export async function readList(db: Db, where: Where, asked: Asked): Promise<List> {
  const { filter, search, now } = asked
  if (where.kind === 'nowhere' || where.kind === 'unsure') return { listed: [], total: 0 }
  if (where.kind === 'from') return whole(await readNear(db, where, asked))
  if (where.kind === 'named') return firstOf(await readNamed(db, where, asked), search.count)
  const region = regionOf(where)
  if (search.openNow) {
    const open = await openPointsIn(db, region, filter, now)
    const first = await dealersOf(
      db,
      open.slice(0, search.count).map(({ slug }) => slug),
    )
    return { listed: first.map(withoutDistance), total: open.length }
  }
  const [counts, first] = await Promise.all([
    countByRegion(db, filter),
    dealersIn(db, region, { ...filter, limit: search.count }),
  ])
  return { listed: first.map(withoutDistance), total: countIn(counts, region) }
}

/** Where every outlet of an answer is, in the order of the list. */
export async function readPoints(db: Db, where: Where, asked: Asked): Promise<DealerPoint[]> {
  const { filter, search, now } = asked
  if (where.kind === 'nowhere' || where.kind === 'unsure') return []
  if (where.kind === 'from') return (await readNear(db, where, asked)).map(({ dealer }) => dealer)
  if (where.kind === 'named') return readNamed(db, where, asked)
  const region = regionOf(where)
  return search.openNow ? openPointsIn(db, region, filter, now) : pointsIn(db, region, filter)
}

const regionOf = (where: Extract<Where, { kind: 'in' | 'everywhere' }>) => (where.kind === 'in' ? { codes: where.codes } : null)

async function readNear(db: Db, { point }: Extract<Where, { kind: 'from' }>, { filter, search, now }: Asked): Promise<Listed[]> {
  const openAt = search.openNow ? now : undefined
  const near = await nearestDealers(db, { point, limit: search.count, openAt, ...filter })
  return search.byName ? near.toSorted((one, other) => one.dealer.name.localeCompare(other.dealer.name, 'id')) : near
}

async function readNamed(
  db: Db,
  { slugs }: Extract<Where, { kind: 'named' }>,
  { filter, search, now }: Asked,
): Promise<Dealer[]> {
  const named = await dealersIn(db, { slugs }, { ...filter, limit: slugs.length })
  return search.openNow ? named.filter((dealer) => isOpenAt(calendarOf(dealer), now)) : named
}

const withoutDistance = (dealer: Dealer): Listed => ({ dealer, kilometres: null })

const whole = (listed: Listed[]): List => ({ listed, total: listed.length })

function firstOf(dealers: readonly Dealer[], count: number): List {
  return { listed: dealers.slice(0, count).map(withoutDistance), total: dealers.length }
}
