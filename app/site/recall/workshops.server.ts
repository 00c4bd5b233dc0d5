import { addressLine } from '../../core/dealers/address-line.ts'
import { centroidOf } from '../../core/dealers/centroids.ts'
import { dealerAddress } from '../../core/dealers/dealer-address.ts'
import { nearestDealers } from '../../core/dealers/nearest/nearest.server.ts'
import { ownDealer } from '../../core/dealers/own-dealer.server.ts'
import { provinceAt, slugOf } from '../../core/dealers/region-slugs.ts'
import { provinceOf, provinces } from '../../core/dealers/regions.ts'
import { workshopsFor } from '../../core/leads/eligible-dealers.ts'
import { unknownFilters } from '../../lib/unknown-filters.ts'
import type { Db } from '../../platform/database.server.ts'
import { parameters } from './parameters.ts'

const mostShown = 4

export type Workshops = Awaited<ReturnType<typeof readWorkshops>>

/**
 * The workshops that carry out recalls, nearest first: around the middle of the province in the address, else around the
 * dealer that this device remembers. Without either there is no place to start from, and the list is empty.
 */
export async function readWorkshops(db: Db, request: Request) {
  const query = new URL(request.url).searchParams
  const chosen = provinceAt(query.get(parameters.province) ?? '')
  const own = chosen ? null : await ownDealer(db, request)
  const point = chosen ? centroidOf(chosen.code) : own
  const near = point ? await nearestDealers(db, { point, limit: mostShown, ...workshopsFor('kampanye-perbaikan') }) : []
  const province = chosen ?? (own && provinceOf(own.regencyCode))
  return {
    province: province && { slug: slugOf(province), name: province.name },
    provinces: provinces.map((one) => ({ slug: slugOf(one), name: one.name })),
    nearest: near.map(({ dealer }) => ({
      slug: dealer.slug,
      name: dealer.name,
      place: addressLine(dealer),
      phone: dealer.phone,
      href: dealerAddress(dealer),
      sample: dealer.sample,
    })),
    unknown: unknownFilters(query, { [parameters.province]: chosen }),
  }
}
