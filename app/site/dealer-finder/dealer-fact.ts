import { addressLine } from '../../core/dealers/address-line.ts'
import type { Dealer } from '../../core/dealers/dealer.ts'
import { dealerAddress } from '../../core/dealers/dealer-address.ts'
import { destinationOf } from './dealer/directions.ts'

type Shown = 'slug' | 'name' | 'sample' | 'latitude' | 'longitude' | 'regencyCode' | 'services' | 'segments' | 'displayedCars'

/** The data of a dealer that lists and filters need, without its hours. */
export type DealerFact = Pick<Dealer, Shown> & {
  /** `Jl. Gardujati 70, Kota Bandung, Jawa Barat` */
  address: string
  /** Address of the dealer's page. */
  href: string
  /** Destination for route planners. */
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
