import type { Car, Variant } from '../../core/cars/car.ts'
import { fillIn } from '../../core/cars/car-copy.ts'
import { readCatalogue, readExtras, readWarrantyRules } from '../../core/cars/catalogue.server.ts'
import type { WarrantyTerm } from '../../core/cars/extras.ts'
import { readFleetOffer } from '../../core/content/fleet-offer.server.ts'
import type { FleetUse } from '../../core/content/fleet-offer.ts'
import { countOutlets } from '../../core/dealers/nearest/in-region.server.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'

/** A model in one variant that fits a use. */
export type Fit = { car: Car; variant: Variant; reasons: string[] }
export type Use = Omit<FleetUse, 'cars'> & { fits: Fit[] }
export type Cover = { car: Car; terms: WarrantyTerm[] }

/** The data of the page for businesses; null when the offer is not published. */
export async function readFleet(db: Db, now: Instant) {
  const [offer, cars, rules, network] = await Promise.all([
    readFleetOffer(db, now),
    readCatalogue(db),
    readWarrantyRules(db),
    countOutlets(db, { service: 'service', sample: false }),
  ])
  if (!offer) return null
  const uses = offer.uses.map((use) => withCars(use, cars)).filter(({ fits }) => fits.length > 0)
  const chosen = [...new Set(uses.flatMap(({ fits }) => fits.map(({ car }) => car)))]
  return {
    offer,
    uses,
    cars: chosen,
    covers: await Promise.all(chosen.map(async (car): Promise<Cover> => ({ car, terms: (await readExtras(db, car)).warranty }))),
    freeService: rules?.freeService ?? null,
    network,
  }
}

/** Leaves out models and variants that are no longer in the catalogue. */
function withCars({ cars: wanted, ...use }: FleetUse, cars: readonly Car[]): Use {
  const fits = wanted.flatMap(({ slug, variant: wantedVariant, reasons }): Fit[] => {
    const car = cars.find((one) => one.slug === slug)
    const variant = car?.variants.find((one) => one.slug === wantedVariant)
    if (!car || !variant) return []
    return [{ car, variant, reasons: reasons.map((reason) => fillIn(reason, car, variant)).filter(Boolean) }]
  })
  return { ...use, fits }
}
