import { data } from 'react-router'
import { centroidOf } from '../../../core/dealers/centroids.ts'
import type { Dealer } from '../../../core/dealers/dealer.ts'
import { cityAddress } from '../../../core/dealers/dealer-address.ts'
import { countByRegion, dealersIn } from '../../../core/dealers/nearest/in-region.server.ts'
import { nearestDealers } from '../../../core/dealers/nearest/nearest.server.ts'
import { type Province, type Regency, regencies } from '../../../core/dealers/regions.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { dealerResult } from '../dealer-result.ts'
import { type AskedPage, dealersPerPage, lastPageOf, type Slice, slicesOf } from './list-page.ts'

/** A page of the dealers of a province, grouped by city. */
export async function readProvince(db: Db, province: Province, asked: AskedPage, now: Instant) {
  const counts = await countByRegion(db)
  const cities = regencies
    .filter(({ code, provinceCode }) => provinceCode === province.code && counts.has(code))
    .map(({ code, name }) => ({ code, name, href: cityAddress({ regencyCode: code }), count: counts.get(code) ?? 0 }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'id'))
  const count = counts.get(province.code) ?? 0
  const lastPage = existing(asked, count)
  const slices = slicesOf(cities, asked.page)
  const there = Map.groupBy(await readSlices(db, slices), ({ regencyCode }) => regencyCode)
  const shown = slices.map(({ city }) => ({
    ...city,
    results: (there.get(city.code) ?? []).map((dealer) => dealerResult(dealer, null, now)),
  }))
  return { province, count, cities, shown, lastPage, ...asked }
}

/** Cities that are shown whole are read together. Only the first and the last one can be shown in part. */
async function readSlices(db: Db, slices: readonly Slice<{ code: string; count: number }>[]): Promise<Dealer[]> {
  const [whole, parts] = [slices.filter(isWhole), slices.filter((slice) => !isWhole(slice))]
  const codes = whole.map(({ city }) => city.code)
  const found = await Promise.all([
    codes.length > 0 ? dealersIn(db, { codes }, { limit: dealersPerPage }) : [],
    ...parts.map(({ city, skip, take }) => dealersIn(db, { regencyCode: city.code }, { offset: skip, limit: take })),
  ])
  return found.flat()
}

const isWhole = ({ city, take }: Slice<{ count: number }>): boolean => take === city.count

/** The last page. Throws 404 when the page that was asked for comes after it. */
function existing({ page }: AskedPage, count: number): number {
  const lastPage = lastPageOf(count)
  if (page > lastPage) throw data(null, { status: 404 })
  return lastPage
}

const nearby = 5

/** A page of the dealers of a city. On the last page, the nearest ones outside it follow. */
export async function readCity(db: Db, city: Regency, asked: AskedPage, now: Instant) {
  const count = (await countByRegion(db)).get(city.code) ?? 0
  const lastPage = existing(asked, count)
  const [there, near] = await Promise.all([
    dealersIn(db, { regencyCode: city.code }, { offset: (asked.page - 1) * dealersPerPage, limit: dealersPerPage }),
    asked.page === lastPage ? nearestDealers(db, { point: centroidOf(city.code), limit: nearby * 4 }) : [],
  ])
  const outside = near.filter(({ dealer }) => dealer.regencyCode !== city.code).slice(0, nearby)
  return {
    ...{ city, count, lastPage, ...asked },
    here: there.map((dealer) => dealerResult(dealer, null, now)),
    near: outside.map(({ dealer, kilometres }) => dealerResult(dealer, kilometres, now)),
  }
}
