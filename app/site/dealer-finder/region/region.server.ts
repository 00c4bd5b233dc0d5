import { centroidOf } from '../../../core/dealers/centroids.ts'
import { cityAddress } from '../../../core/dealers/dealer-address.ts'
import { dealersIn } from '../../../core/dealers/nearest/in-region.server.ts'
import { nearestDealers } from '../../../core/dealers/nearest/nearest.server.ts'
import { type Province, type Regency, regencyOf } from '../../../core/dealers/regions.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { dealerResult } from '../dealer-result.ts'

/** The dealers of a province, grouped by city. */
export async function readProvince(db: Db, province: Province, now: Instant) {
  const dealers = await dealersIn(db, { provinceCode: province.code })
  const cities = [...Map.groupBy(dealers, ({ regencyCode }) => regencyCode)].map(([code, there]) => ({
    code,
    name: regencyOf(code).name,
    href: cityAddress({ regencyCode: code }),
    results: there.map((dealer) => dealerResult(dealer, null, now)),
  }))
  return { province, count: dealers.length, cities: cities.toSorted((one, other) => one.name.localeCompare(other.name, 'id')) }
}

const nearby = 5

/** The dealers of a city, then the nearest ones outside it. */
export async function readCity(db: Db, city: Regency, now: Instant) {
  const [there, near] = await Promise.all([
    dealersIn(db, { regencyCode: city.code }),
    nearestDealers(db, { point: centroidOf(city.code), limit: nearby * 4 }),
  ])
  const outside = near.filter(({ dealer }) => dealer.regencyCode !== city.code).slice(0, nearby)
  return {
    city,
    here: there.map((dealer) => dealerResult(dealer, null, now)),
    near: outside.map(({ dealer, kilometres }) => dealerResult(dealer, kilometres, now)),
  }
}
