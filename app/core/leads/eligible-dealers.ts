import { type Car, type CarClass, isOnSale } from '../cars/car.ts'
import type { Dealer } from '../dealers/dealer.ts'
import { type DealerFilter, sellersOf } from '../dealers/dealer-filter.ts'
import type { Service } from '../dealers/services.ts'
import { type ServiceType, serviceTypes } from './payload.ts'
import type { About } from './payload-schema.ts'

/** The service that a workshop must offer for each type of service visit. */
const neededService: Record<ServiceType, Service> = {
  berkala: 'service',
  'perbaikan-umum': 'service',
  'bodi-cat': 'bodi-cat',
  'kampanye-perbaikan': 'service',
}

export const serves = ({ services }: Pick<Dealer, 'services'>, type: ServiceType): boolean =>
  services.includes(neededService[type])

/** Workshops that offer a type of service. Without a chosen type: workshops that offer any of them. */
export function workshopsFor(type: ServiceType | null): DealerFilter {
  const types = type ? [type] : serviceTypes
  return { anyService: [...new Set(types.map((each) => neededService[each]))] }
}

/** Dealers with a workshop sell accessories and fit them. */
export const fitters: DealerFilter = workshopsFor('perbaikan-umum')

/** The dealers that can answer a request. */
export function eligibleFilter(about: About, cars: readonly Car[]): DealerFilter {
  if (about.kind === 'accessories') return fitters
  return about.kind === 'service' ? workshopsFor(about.payload.type) : sellersOf(classAsked(about, cars))
}

/** The class of the car in a request. Undefined when the request is about no car on sale. */
function classAsked({ payload }: About, cars: readonly Car[]): CarClass | undefined {
  const slug = 'vehicle' in payload ? payload.vehicle : null
  return cars.find((each) => each.slug === slug && isOnSale(each))?.class
}
