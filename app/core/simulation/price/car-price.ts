import type { Car, Price, Variant } from '../../cars/car.ts'
import { isFor } from '../../cars/car.ts'
import type { Accessory } from '../../cars/extras.ts'
import type { VehicleKind } from '../case/choices.ts'
import { type Body, type Otr, otrIn } from './otr.ts'
import { jakarta, type Province } from './province.ts'
import type { RegistrationCosts } from './registration-costs.ts'

export type PricedCar = Otr & { surcharge: number; accessories: number; listed: Price; vehicle: VehicleKind }

/** The price of the chosen car in a province. Null when it is not known. */
export function priceCar(
  { car, variant, colour, chosen }: { car: Car; variant: Variant; colour: string | null; chosen: readonly Accessory[] },
  province: Province,
  costs: RegistrationCosts,
): PricedCar | null {
  const { price, provincePrices = {} } = variant
  const own = Object.entries(provincePrices).map(([code, { amount }]) => [code, amount])
  const byProvince = { ...Object.fromEntries(own), [jakarta]: price.amount }
  const otr = otrIn(province, { byProvince, body: bodyOf(car), electric: false }, costs)
  const surcharge = car.colours.find(({ slug }) => slug === colour)?.surcharge ?? 0
  const accessories = chosen.reduce((sum, { price }) => sum + price, 0)
  const vehicle = bodyOf(car) === 'pickup' ? 'pickup' : 'passenger'
  return otr && { ...otr, surcharge, accessories, listed: provincePrices[province.code] ?? price, vehicle }
}

/** The accessories for this variant, with the chosen ones marked. */
export function accessoriesFor(all: readonly Accessory[], variant: Variant, chosen: readonly string[]) {
  const offered = all.filter((accessory) => isFor(accessory, variant))
  return { offered, chosen: offered.filter(({ slug }) => chosen.includes(slug)) }
}

function bodyOf({ body, class: carClass }: Car): Body {
  if (carClass === 'niaga-ringan') return 'pickup'
  return /mpv/i.test(body) ? 'mpv' : 'suv'
}
