import type { Car } from '../../core/cars/car.ts'
import { addressLine } from '../../core/dealers/address-line.ts'
import { type Dealer, timetableOf } from '../../core/dealers/dealer.ts'
import { dealerAddress } from '../../core/dealers/dealer-address.ts'
import { openState } from '../../core/dealers/open-now/open-state.ts'
import { hoursWords, openStateWords } from '../../core/dealers/words.ts'
import type { Instant } from '../../lib/instant.ts'
import { formatNumber } from '../../lib/number.ts'
import { directionsTo } from './dealer/directions.ts'
import { serviceNames, words } from './words.ts'

/** A dealer as a list shows it. */
export type Result = ReturnType<typeof resultOf>

/** `kilometres`: great-circle, null where there is nothing to measure from; `car` is the one that is looked for. */
export function resultOf(dealer: Dealer, kilometres: number | null, now: Instant, car?: Pick<Car, 'name'>) {
  const { slug, name, sample, latitude, longitude, services } = dealer
  const state = openState(timetableOf(dealer), now)
  return {
    slug,
    name,
    sample,
    latitude,
    longitude,
    address: addressLine(dealer),
    href: dealerAddress(dealer),
    directions: directionsTo(dealer).google,
    services: services.map((service) => serviceNames[service]),
    distance: kilometres === null ? null : words.distance(distanceText(kilometres)),
    display: car ? words.display[dealer.displayedCars ? 'known' : 'unknown'](car.name) : null,
    isOpen: state.open,
    open: openStateWords(state),
    hours: words.today(hoursWords(state.hours)),
  }
}

const distanceText = (kilometres: number) => formatNumber(kilometres, kilometres < 10 ? 1 : 0)
