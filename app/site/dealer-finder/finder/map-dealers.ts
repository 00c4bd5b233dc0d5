import type { Dealer } from '../../../core/dealers/dealer.ts'
import { dealerAddress } from '../../../core/dealers/dealer-address.ts'

/** A dealer as the map shows it; `href` is its page. */
export type MapDealer = Pick<Dealer, 'slug' | 'name' | 'latitude' | 'longitude'> & { href: string }

type MapPoint = Pick<Dealer, 'slug' | 'name' | 'latitude' | 'longitude' | 'regencyCode'>

/** `/cari-dealer/peta.json`: every dealer of a search, in the order of its list. */
export type MapDealers = { dealers: MapDealer[] }

export function mapDealerOf(dealer: MapPoint): MapDealer {
  const { slug, name, latitude, longitude } = dealer
  return { slug, name, latitude, longitude, href: dealerAddress(dealer) }
}
