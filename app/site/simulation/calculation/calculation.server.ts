import { type Car, coloursFor, drawnVariant, isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue, readExtras } from '../../../core/cars/catalogue.server.ts'
import { chosenCar, chosenVariant } from '../../../core/cars/chosen-car.ts'
import { pictured } from '../../../core/cars/pictured.ts'
import { priceLabel } from '../../../core/cars/words.ts'
import { provinces, regencies } from '../../../core/dealers/regions.ts'
import { readMaintenance } from '../../../core/maintenance/maintenance.server.ts'
import { packagesInFile } from '../../../core/simulation/packages/packages-in-file.ts'
import { jakarta, provinceByCode } from '../../../core/simulation/price/provinces.ts'
import type { Day } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import type { Typed } from '../../../ui/form.ts'
import { readOwnership } from '../ownership/owned-car.server.ts'
import { yearlyPremiums } from '../ownership/yearly-premiums.server.ts'
import { cashPrice } from './cash.ts'
import { readWays } from './choice.ts'
import { readDiscount } from './discount-field.ts'
import { readDownPayment } from './down-payment-field.ts'
import { extensionsOffered } from './extensions.ts'
import { offersFor } from './offers.ts'
import { readOldCar, unknownIn as unknownInOldCar } from './old-car/old-car.server.ts'
import { accessoriesFor, priceCar } from './price.ts'
import { unknownIn } from './unknown.ts'

export type Calculation = Awaited<ReturnType<typeof readCalculation>>

type Asked = {
  typed: Typed
  /** Whether it may be paid without credit. */
  withCash: boolean
  /** Slugs of the accessories that are ticked. */
  accessories: readonly string[]
  /** Names of the insurance's extensions that are ticked. */
  extensions?: readonly string[]
}

/** Everything the calculator shows after what was chosen so far; a model is named by `vehicle`, or by its number. */
export async function readCalculation(db: Db, { typed, withCash, accessories, extensions = [] }: Asked, today: Day) {
  const cars = await readCatalogue(db)
  const { car, noLongerSold } = chosenCar(cars, typed.vehicle || (typed.product_id ?? ''))
  const province = provinceByCode(typed.province ?? '') ?? provinceByCode(jakarta)
  const places = placesOf(province?.code ?? jakarta, typed.city ?? '')
  const common = {
    cars: cars.filter(isOnSale).map((each) => pictured(each)),
    noLongerSold: noLongerSold?.name ?? null,
    places,
    ways: readWays(typed, extensions),
    unknown: unknownIn(typed, {
      ...{ cars, extensions, withCash },
      car: car !== null || noLongerSold !== null,
      accessories: await areAccessories(db, car ? [car, ...cars] : cars, accessories),
      oldCar: unknownInOldCar(typed, today.year),
    }),
    way: withCash ? (typed.cara === 'tunai' ? ('tunai' as const) : ('kredit' as const)) : null,
  }
  if (!car || !province) return { ...common, refused: false, chosen: null }
  const variant = chosenVariant(car, typed.variant ?? '') ?? drawnVariant(car)
  const colours = coloursFor(car, variant)
  const colour = colours.find(({ slug }) => slug === typed.color)?.slug ?? null
  const extras = accessoriesFor((await readExtras(db, car)).accessories, variant, accessories)
  const price = priceCar({ car, variant, colour, chosen: extras.chosen }, province)
  if (!price) return { ...common, refused: false, chosen: null }
  const carPrice = price.otr + price.surcharge
  const downPayment = readDownPayment(typed, carPrice)
  const discount = readDiscount(typed.potongan ?? '', carPrice)
  const oldCar = readOldCar({ ...typed, city: places.city }, province.code, today)
  const tradeIn = oldCar.counted && oldCar.valued ? { value: oldCar.valued.value, payoff: oldCar.valued.equity.payoff } : null
  const isRefused = common.way !== 'tunai' && downPayment.refusal !== null
  const offers = offersFor(isRefused ? [] : packagesInFile, {
    price,
    downPayment,
    ways: common.ways,
    region: province.insuranceRegion,
    today,
    discount: discount.amount,
    tradeIn,
  })
  const offer = chosenOffer(offers, typed.paket ?? '')
  return {
    ...common,
    /** Something was said that cannot be read. */
    refused: isRefused || discount.refusal !== null || Object.keys(oldCar.refusals).length > 0,
    chosen: {
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
      cash: cashPrice(price, { discount: discount.amount, tradeIn }),
      offers,
      offer,
      /** The package that was asked for, to be found again once it can be had. */
      wantedPackage: offer?.slug ?? typed.paket ?? '',
      extensions: extensionsOffered({ price, ways: common.ways, region: province.insuranceRegion, offer }),
      ownership: readOwnership({
        car,
        variant,
        price: carPrice,
        accessories: price.accessories,
        discount: discount.amount,
        province: province.code,
        premiums: yearlyPremiums({
          price: carPrice,
          ways: common.ways,
          region: province.insuranceRegion,
          vehicle: price.vehicle,
          credit: common.way === 'tunai' ? null : (offer?.case ?? null),
        }),
        maintenance: await readMaintenance(db),
        typed,
      }),
    },
  }
}

/** Of another car that was looked at before, an accessory is no slip. */
async function areAccessories(db: Db, cars: readonly Car[], ticked: readonly string[]): Promise<boolean> {
  let left = ticked.filter((slug) => slug !== '')
  for (const car of cars) {
    if (left.length === 0) return true
    const { accessories } = await readExtras(db, car)
    left = left.filter((slug) => accessories.every((accessory) => accessory.slug !== slug))
  }
  return left.length === 0
}

/** The package that was asked for, else the first that can be had. */
function chosenOffer(offers: ReturnType<typeof offersFor>, wanted: string) {
  return offers.find(({ slug }) => slug === wanted) ?? offers.find(({ breakdown }) => breakdown) ?? offers[0] ?? null
}

function placesOf(province: string, city: string) {
  const cities = regencies.filter(({ provinceCode }) => provinceCode === province)
  return { provinces, province, cities, city: cities.find(({ code }) => code === city)?.code ?? '' }
}
