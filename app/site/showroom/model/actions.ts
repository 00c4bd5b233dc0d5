import { at } from '~/addresses.ts'
import type { Car } from '~/core/cars/car.ts'
import { words } from './words.ts'

/** A page that continues with this model. The chosen colour is sent along. */
export type Action = { label: string; address: string; parameter: string; value: string }

/** A model no longer sold new has no actions: it can be neither driven nor financed. */
export function actionsFor(car: Car): Action[] {
  if (car.status !== 'on-sale') return []
  return [
    { label: words.testDrive, address: at.testDrive(), parameter: 'vehicle', value: car.slug },
    { label: words.brochure, address: at.brochures(), parameter: 'id', value: String(car.productId) },
    { label: words.simulation, address: at.paymentSimulation(), parameter: 'vehicle', value: car.slug },
    { label: words.dealer, address: at.dealers(), parameter: 'vehicle', value: car.slug },
  ]
}
