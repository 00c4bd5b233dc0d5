import { at } from '~/addresses.ts'
import type { Car } from '~/core/cars/car.ts'
import { words } from './words.ts'

/** A place the visitor can take this model to; the chosen colour goes along. */
export type Action = { label: string; address: string; parameter: string; value: string }

/** Those whose page exists; a model no longer sold new can neither be driven nor financed. */
export function actionsFor(car: Car, pageExists: (address: string) => boolean): Action[] {
  if (car.status !== 'on-sale') return []
  const actions = [
    { label: words.testDrive, address: at.testDrive(), parameter: 'vehicle', value: car.slug },
    { label: words.brochure, address: at.brochures(), parameter: 'id', value: String(car.productId) },
    { label: words.simulation, address: at.paymentSimulation(), parameter: 'vehicle', value: car.slug },
    { label: words.dealer, address: at.dealers(), parameter: 'vehicle', value: car.slug },
  ]
  return actions.filter(({ address }) => pageExists(address))
}
