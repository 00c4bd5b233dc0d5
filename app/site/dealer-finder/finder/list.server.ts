import type { Car } from '../../../core/cars/car.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import type { DealerFilter } from '../../../core/dealers/dealer-filter.ts'
import { dealersOf } from '../../../core/dealers/dealers.server.ts'
import { countByRegion, countIn, countInArea, dealersIn, type Region } from '../../../core/dealers/nearest/in-region.server.ts'
import { nearestDealers } from '../../../core/dealers/nearest/nearest.server.ts'
import { openPointsIn } from '../../../core/dealers/nearest/points.server.ts'
import { isOpenAt } from '../../../core/dealers/open-now/open-state.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { dealerResult } from '../dealer-result.ts'
import { type Answer, mapDealerOf } from './answer.ts'
import type { Search } from './search-address.ts'
import { around, type Where } from './where.ts'

type Question = { filter: DealerFilter; search: Search; now: Instant }
type Listed = { dealer: Dealer; kilometres: number | null }
type List = { listed: Listed[]; total: number }

/**
 * Answers a search from the database, for more dealers than a browser can hold. Like `answerFrom`, except that
 * the map shows only the dealers of the list.
 */
export async function readAnswer(
  db: Db,
  asked: { search: Search; where: Where; now: Instant },
  car: Car | null,
): Promise<Answer> {
  const filter: DealerFilter = { service: asked.search.service ?? undefined, car: car ?? undefined }
  const question: Question = { filter, search: asked.search, now: asked.now }
  const where = await orAround(db, asked.where, question)
  const { listed, total } = await readList(db, where, question)
  const results = listed.map(({ dealer, kilometres }) => dealerResult(dealer, kilometres, asked.now, car ?? undefined))
  const counts = await countByRegion(db, filter)
  return {
    where,
    total,
    results,
    onMap: results.map(mapDealerOf),
    counts: Object.fromEntries([...counts].filter(([code]) => !code.includes('.'))),
  }
}

/** For a region without a dealer: the nearest dealers around it. */
async function orAround(db: Db, where: Where, question: Question): Promise<Where> {
  return where.kind === 'in' && (await isEmpty(db, where, question)) ? around(where) : where
}

async function isEmpty(db: Db, where: Extract<Where, { kind: 'in' }>, { filter, search, now }: Question): Promise<boolean> {
  if (search.openNow) return (await openPointsIn(db, where, filter, now)).length === 0
  return countIn(await countByRegion(db, filter), where) === 0
}

async function readList(db: Db, where: Where, question: Question): Promise<List> {
  if (where.kind === 'nowhere' || where.kind === 'unsure') return { listed: [], total: 0 }
  if (where.kind === 'from') {
    const listed = await readNear(db, where, question)
    return { listed, total: listed.length }
  }
  if (where.kind === 'named') return firstOf(await readNamed(db, where, question), question.search.count)
  return readRegion(db, regionOf(where), question)
}

type InRegion = Extract<Where, { kind: 'in' | 'area' | 'everywhere' }>
type ListedRegion = { codes: readonly string[] } | Extract<Region, { area: unknown }> | null

function regionOf(where: InRegion): ListedRegion {
  if (where.kind === 'area') return { area: where.area }
  return where.kind === 'in' ? { codes: where.codes } : null
}

async function readRegion(db: Db, region: ListedRegion, { filter, search, now }: Question): Promise<List> {
  if (search.openNow) {
    const open = await openPointsIn(db, region, filter, now)
    const slugs = open.slice(0, search.count).map(({ slug }) => slug)
    return { listed: (await dealersOf(db, slugs)).map(withoutDistance), total: open.length }
  }
  const [total, first] = await Promise.all([
    region && 'area' in region
      ? countInArea(db, region, filter)
      : countByRegion(db, filter).then((counts) => countIn(counts, region)),
    dealersIn(db, region, { ...filter, limit: search.count }),
  ])
  return { listed: first.map(withoutDistance), total }
}

async function readNear(db: Db, { point }: Extract<Where, { kind: 'from' }>, question: Question): Promise<Listed[]> {
  const { filter, search, now } = question
  const openAt = search.openNow ? now : undefined
  const near = await nearestDealers(db, { point, limit: search.count, openAt, ...filter })
  return search.byName ? near.toSorted((one, other) => one.dealer.name.localeCompare(other.dealer.name, 'id')) : near
}

async function readNamed(
  db: Db,
  { slugs }: Extract<Where, { kind: 'named' }>,
  { filter, search, now }: Question,
): Promise<Dealer[]> {
  const named = await dealersIn(db, { slugs }, { ...filter, limit: slugs.length })
  return search.openNow ? named.filter((dealer) => isOpenAt(calendarOf(dealer), now)) : named
}

const withoutDistance = (dealer: Dealer): Listed => ({ dealer, kilometres: null })

function firstOf(dealers: readonly Dealer[], count: number): List {
  return { listed: dealers.slice(0, count).map(withoutDistance), total: dealers.length }
}
