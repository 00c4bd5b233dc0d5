import { at } from '../../../addresses.ts'
import { type Car, isOnSale } from '../../../core/cars/car.ts'
import { type Pictured, pictured } from '../../../core/cars/pictured.ts'
import type { ModelOffer } from '../../../core/content/programmes.ts'
import type { CreditFacts } from '../../../core/simulation/credit-facts.ts'
import type { Province } from '../../../core/simulation/price/province.ts'
import { offerName } from '../offer-name.ts'
import { exampleVariant, type FirstPayments, firstPaymentsOf, simulatorAddress, variantsOf } from './first-payment.ts'

/** What a programme gives for a model, as the page shows it. */
export type OfferShown = {
  offer: ModelOffer
  car: Pictured
  name: string
  /** Names of the variants; null for all. */
  variants: string[] | null
  /** The example. Null when the programme is over or its package is not available. */
  example: (FirstPayments & { variant: string; place: string; simulator: string; carAddress: string }) | null
}

type Facts = {
  cars: readonly Car[]
  /** Null for a programme without an example. */
  province: Province | null
  credit: Pick<CreditFacts, 'packages' | 'tariff' | 'registrationCosts'>
  on: string
}

/** Models that are no longer sold, and variants that no longer exist, are left out. */
export function offersShown(offers: readonly ModelOffer[], { cars, ...facts }: Facts): OfferShown[] {
  return offers.flatMap((offer) => {
    const car = cars.find(({ slug }) => slug === offer.model)
    const variants = car && isOnSale(car) && variantsOf(offer, car)
    if (!car || !variants) return []
    const names = offer.variants === 'all' ? null : variants.map(({ name }) => name)
    return [{ offer, car: pictured(car), name: offerName(offer, car), variants: names, example: exampleOf(offer, car, facts) }]
  })
}

function exampleOf(offer: ModelOffer, car: Car, { province, credit, on }: Omit<Facts, 'cars'>): OfferShown['example'] {
  const variant = exampleVariant(offer, car)
  if (!province || !variant) return null
  const payments = firstPaymentsOf({ offer, car, variant, province, facts: credit, on })
  const simulator = simulatorAddress({ offer, car, variant, province })
  const carAddress = at.car(car.class, car.slug)
  return payments && { ...payments, variant: variant.name, place: province.name, simulator, carAddress }
}
