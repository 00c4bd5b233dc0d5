import { type Car, isOnSale } from '../cars/car.ts'
import { type Dealer, sells } from '../dealers/dealer.ts'
import type { Service } from '../dealers/services.ts'
import type { ServiceType } from './payload.ts'
import type { About } from './payload-schema.ts'

/** What a workshop has to offer for each type of service. */
const neededService: Record<ServiceType, Service> = {
  berkala: 'service',
  'perbaikan-umum': 'service',
  'bodi-cat': 'bodi-cat',
  'kampanye-perbaikan': 'service',
}

export const serves = ({ services }: Pick<Dealer, 'services'>, type: ServiceType): boolean =>
  services.includes(neededService[type])

/** The dealers that can answer a request. */
export function eligibleDealers(dealers: readonly Dealer[], about: About, cars: readonly Car[]): Dealer[] {
  if (about.kind === 'service') return dealers.filter((dealer) => serves(dealer, about.payload.type))
  const slug = 'vehicle' in about.payload ? about.payload.vehicle : null
  const car = cars.find((each) => each.slug === slug)
  return dealers.filter((dealer) => sells(dealer, car && isOnSale(car) ? car.class : undefined))
}
