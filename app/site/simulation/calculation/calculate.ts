import { type Car, coloursFor, drawnVariant } from '../../../core/cars/car.ts'
import { chosenCar, chosenVariant } from '../../../core/cars/chosen-car.ts'
import { pictured } from '../../../core/cars/pictured.ts'
import { priceLabel } from '../../../core/cars/words.ts'
import { accessoriesFor, priceCar } from '../../../core/simulation/price/car-price.ts'
import { jakarta, type Province } from '../../../core/simulation/price/province.ts'
import type { DateParts } from '../../../lib/date-parts.ts'
import { lazy } from '../../../lib/lazy.ts'
import { readDriving, readOwnership } from '../ownership/owned-car.ts'
import { yearlyPremiums } from '../ownership/yearly-premiums.ts'
import type { Asked } from './asked.ts'
import { cashPrice } from './cash.ts'
import { readWays, type Ways } from './choice.ts'
import { readDiscount } from './discount-field.ts'
import { readDownPayment } from './down-payment-field.ts'
import { extensionsOffered } from './extensions.ts'
import { type CalculatorFacts, provinceIn } from './facts.ts'
import { offersFor } from './offers.ts'
import { readOldCar } from './old-car/read-old-car.ts'

export type Calculation = ReturnType<typeof calculate>

/**
 * Everything the calculator shows for the choices so far. A model is given by `vehicle`, or by its number.
 * Pure and synchronous: server, browser and tests get the same result from the same facts, to the rupiah.
 */
export function calculate(facts: CalculatorFacts, asked: Asked, today: DateParts) {
  const { typed, extensions = [] } = asked
  const { car, noLongerSold } = chosenCar(facts.cars, typed.vehicle || (typed.product_id ?? ''))
  const province = provinceIn(facts, typed.province)
  const places = placesOf(facts, province?.code ?? jakarta, typed.city ?? '')
  const ways = readWays(typed, extensions)
  const way = asked.withCash ? (typed.cara === 'tunai' ? ('tunai' as const) : ('kredit' as const)) : null
  const chosen = car && province && calculateChosen(facts, { asked, car, province, city: places.city, ways, way, today })
  return {
    noLongerSold: noLongerSold?.name ?? null,
    places,
    ways,
    way,
    refused: chosen ? chosen.refused : false,
    chosen: chosen || null,
  }
}

type Question = {
  asked: Asked
  car: Car
  province: Province
  city: string
  ways: Ways
  way: 'tunai' | 'kredit' | null
  today: DateParts
}

/** Null when no price of the car is known. */
function calculateChosen(facts: CalculatorFacts, { asked, car, province, city, ways, way, today }: Question) {
  const { typed } = asked
  const variant = chosenVariant(car, typed.variant ?? '') ?? drawnVariant(car)
  const colours = coloursFor(car, variant)
  const colour = colours.find(({ slug }) => slug === typed.color)?.slug ?? null
  const extras = accessoriesFor(facts.accessories[car.slug] ?? [], variant, asked.accessories)
  const price = priceCar({ car, variant, colour, chosen: extras.chosen }, province, facts.registrationCosts)
  if (!price) return null
  const carPrice = price.otr + price.surcharge
  const downPayment = readDownPayment(typed, carPrice, facts.creditRules)
  const discount = readDiscount(typed.potongan ?? '', carPrice)
  const oldCar = readOldCar({ ...typed, city }, province.code, facts.usedCars, today)
  const tradeIn = oldCar.counted && oldCar.valued ? { value: oldCar.valued.value, payoff: oldCar.valued.equity.payoff } : null
  const isRefused = way !== 'tunai' && downPayment.refusal !== null
  const region = province.insuranceRegion
  const deductions = { discount: discount.amount, tradeIn }
  const { packages, packageSources, tariff, creditRules } = facts
  // Lazy: the server asks first whether something is refused, and while a slider moves, the browser needs only the offers.
  const offers = lazy(() =>
    offersFor(
      { packages: isRefused ? [] : packages, packageSources, tariff, creditRules },
      { price, downPayment, ways, region, today, ...deductions },
    ),
  )
  const offer = lazy(() => chosenOffer(offers(), typed.paket ?? ''))
  const owned = { car, variant, price: carPrice, accessories: price.accessories, discount: discount.amount, typed }
  const ownershipData = { facts: facts.ownership, rules: facts.usedCars.rules, maintenance: facts.maintenance }
  const extensions = lazy(() => extensionsOffered({ price, ways, region, offer: offer(), tariff }))
  const ownership = lazy(() => {
    const premiums = yearlyPremiums({
      ...{ price: carPrice, ways, region, vehicle: price.vehicle, years: facts.ownership.years, tariff },
      credit: way === 'tunai' ? null : (offer()?.case ?? null),
    })
    return readOwnership({ ...owned, province: province.code, premiums }, ownershipData)
  })
  return {
    /** True when a field contains something that cannot be read. */
    refused: isRefused || discount.refusal !== null || Object.keys(oldCar.refusals).length > 0,
    car: pictured(car, colour),
    variants: car.variants.map(({ slug, name }) => ({ slug, name })),
    variant: variant.slug,
    variantName: variant.name,
    colours: colours.map(({ slug, name, surcharge }) => ({ slug, name, surcharge: surcharge ?? 0 })),
    colour: colour ?? '',
    accessories: extras.offered.map(({ slug, name, price: amount }) => ({ slug, name, amount })),
    accessoriesChosen: extras.chosen.map(({ slug }) => slug),
    price: { ...price, listed: priceLabel(price.listed) },
    downPayment,
    discount,
    oldCar,
    cash: cashPrice(price, deductions),
    get offers() {
      return offers()
    },
    get offer() {
      return offer()
    },
    /** The chosen package. It stays chosen while it is not available, for when it is again. */
    get wantedPackage() {
      return offer()?.slug ?? typed.paket ?? ''
    },
    get extensions() {
      return extensions()
    },
    driving: readDriving(owned, ownershipData),
    get ownership() {
      return ownership()
    },
  }
}

/** The chosen package, else the first one that is available. */
function chosenOffer(offers: ReturnType<typeof offersFor>, wanted: string) {
  return offers.find(({ slug }) => slug === wanted) ?? offers.find(({ breakdown }) => breakdown) ?? offers[0] ?? null
}

function placesOf({ usedCars: { places } }: CalculatorFacts, province: string, city: string) {
  const cities = places.regencies.filter(({ provinceCode }) => provinceCode === province)
  return { provinces: places.provinces, province, cities, city: cities.find(({ code }) => code === city)?.code ?? '' }
}
