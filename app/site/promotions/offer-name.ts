import type { Car } from '../../core/cars/car.ts'
import type { ModelOffer } from '../../core/content/programmes.ts'

/** The name of the model; of an offer for one variant, with its name: `L300 Cab Chassis`. */
export function offerName({ variants }: Pick<ModelOffer, 'variants'>, car: Car): string {
  if (variants === 'all' || variants.length > 1) return car.name
  return [car.name, car.variants.find(({ slug }) => slug === variants[0])?.name].filter(Boolean).join(' ')
}
