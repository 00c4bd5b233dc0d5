import { addressLine } from '../../core/dealers/address-line.ts'
import type { Dealer } from '../../core/dealers/dealer.ts'
import { dealerAddress } from '../../core/dealers/dealer-address.ts'
import { destinationOf } from './dealer/directions.ts'

type Shown = 'slug' | 'name' | 'sample' | 'latitude' | 'longitude' | 'regencyCode' | 'services' | 'segments' | 'displayedCars'

/** What lists and filters need of a dealer, as plain data; its hours stand apart. */
export type DealerFact = Pick<Dealer, Shown> & {
  /** `Jl. Gardujati 70, Kota Bandung, Jawa Barat` */
  address: string
  /** Address of its page. */
  href: string
  /** Where a map begins the way to it. */
  destination: string
}

export function factOf(dealer: Dealer): DealerFact {
  const { slug, name, sample, latitude, longitude, regencyCode, services, segments, displayedCars } = dealer
  return {
    ...{ slug, name, sample, latitude, longitude, regencyCode, services, segments, displayedCars },
    address: addressLine(dealer),
    href: dealerAddress(dealer),
    destination: destinationOf(dealer),
  }
}
