import type { Car } from '../../../core/cars/car.ts'
import type { LeadOf } from '../../../core/leads/lead.ts'
import type { Day } from '../../../lib/instant.ts'
import type { Calculation } from '../calculation/calculate.ts'
import { calculationText } from '../calculation/calculation-text.ts'
import { choiceOf } from '../calculation/next-steps.ts'
import { instalmentsAfter } from '../result/instalments.ts'
import type { SavedOldCar, SavedSimulation } from './saved-simulation-schema.ts'

export type SavedPayload = LeadOf<'simulation'>['payload']

/** The payload of a calculation. Null when it cannot be saved: no car, an unreadable amount, or no package. */
export function payloadOf(calculation: Calculation, on: Day, oldCar: SavedOldCar | null): SavedPayload | null {
  const { chosen, way, refused, places } = calculation
  if (!chosen || refused) return null
  const credit = way === 'tunai' ? null : creditOf(chosen)
  if (way !== 'tunai' && !credit) return null
  const { otr, surcharge, accessories, listed } = chosen.price
  const simulation: SavedSimulation = {
    calculator: way === null ? 'kredit' : 'pembayaran',
    choice: choiceOf(calculation),
    on: on.toString(),
    province: places.province,
    price: { otr, surcharge, accessories, listed },
    oldCar,
    cash: chosen.cash,
    credit,
  }
  return {
    vehicle: chosen.car.slug,
    variant: chosen.variant,
    colour: chosen.colour === '' ? null : chosen.colour,
    payment: credit ? 'kredit' : 'tunai',
    firstPayment: credit ? credit.breakdown.tdp : chosen.cash.total,
    instalment: credit?.breakdown.instalment ?? null,
    balloon: credit?.breakdown.balloon || null,
    instalments: credit && instalmentsAfter(credit.breakdown),
    // As the database returns it: JSON has no undefined fields.
    calculation: JSON.parse(JSON.stringify(simulation)),
  }
}

function creditOf({ offer }: NonNullable<Calculation['chosen']>): SavedSimulation['credit'] {
  if (!offer?.case || !offer.breakdown) return null
  const { slug, name, contract, until, extensions, tariffFrom, penaltyPercent } = offer
  const made = { extensions, tariffFrom, penaltyPercent }
  return { package: { slug, name, contract, until }, case: offer.case, breakdown: offer.breakdown, ...made }
}

/** A saved calculation in one line. */
export function keptText({ vehicle, variant, colour, ...figures }: SavedPayload, cars: readonly Car[]): string {
  const car = cars.find(({ slug }) => slug === vehicle)
  return calculationText({
    ...figures,
    car: car?.name ?? vehicle,
    variant: car?.variants.find(({ slug }) => slug === variant)?.name ?? '',
    colour: car?.colours.find(({ slug }) => slug === colour)?.name ?? null,
  })
}
