import { at } from '../../addresses.ts'
import { dayIn } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import { formatRupiah, rupiah } from '../../lib/money.ts'
import { formatNumber } from '../../lib/number.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { letterCount, oneLine } from '../../lib/typed-text.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Car, Variant } from '../cars/car.ts'
import { isOnSale } from '../cars/car.ts'
import { readCatalogue } from '../cars/catalogue.server.ts'
import { cheapest } from '../cars/price.ts'
import { addressLine } from '../dealers/address-line.ts'
import { timetableOf } from '../dealers/dealer.ts'
import { dealerAddress } from '../dealers/dealer-address.ts'
import { nearestDealers } from '../dealers/nearest/nearest.server.ts'
import { openState } from '../dealers/open-now/open-state.ts'
import { findPlaces } from '../dealers/places/find-places.ts'
import { openStateWords } from '../dealers/words.ts'
import { readTariff } from '../simulation/insurance/tariff-store.server.ts'
import { readPackages } from '../simulation/packages/package-stores.server.ts'
import { compare } from '../simulation/packages/packages.ts'
import { priceCar } from '../simulation/price/car-price.ts'
import type { Province } from '../simulation/price/province.ts'
import { readProvinces } from '../simulation/price/province-store.server.ts'
import type { RegistrationCosts } from '../simulation/price/registration-costs.ts'
import { readRegistrationCosts } from '../simulation/price/registration-store.server.ts'
import type { ChatLink } from './conversation.ts'
import type { Asked, QuestionRefusal } from './quick-question.ts'
import { automaticWords as words } from './words.ts'

/** A question in the visitor's words, and its answer from the data of the site. */
export type AutomaticAnswer = { asked: string; text: string; links: ChatLink[] }

type Answered = Promise<Result<AutomaticAnswer, QuestionRefusal>>

/** Answers a quick question. Reads only public data. */
export async function answerQuestion(db: Db, asked: Asked, now: Instant): Answered {
  switch (asked.question) {
    case 'status':
      return done({ asked: words.askStatus, text: words.status, links: [{ label: words.seeStatus, href: at.requests() }] })
    case 'dealer':
      return answerDealer(db, asked.place, now)
    case 'test-drive':
      return withCar(db, asked, async (car) => done(testDriveOf(car)))
    case 'harga':
      return withCarIn(db, asked, async (car, province) => done(priceOf(car, province, await readRegistrationCosts(db))))
    case 'bayar-pertama':
      return withCarIn(db, asked, async (car, province) => done(await firstPaymentOf(db, car, province, now)))
  }
}

async function withCar(db: Db, { model }: Asked, answer: (car: Car) => Answered): Answered {
  const car = (await readCatalogue(db)).filter(isOnSale).find(({ slug }) => slug === model)
  return car ? answer(car) : refused('model-missing')
}

function withCarIn(db: Db, asked: Asked, answer: (car: Car, province: Province) => Answered): Answered {
  return withCar(db, asked, async (car) => {
    const province = (await readProvinces(db)).find(({ code }) => code === asked.province)
    return province ? answer(car, province) : refused('province-missing')
  })
}

function testDriveOf({ name, slug }: Car): AutomaticAnswer {
  const link = { label: words.bookTestDrive(name), href: at.testDrive({ vehicle: slug }) }
  return { asked: words.askTestDrive(name), text: words.testDrive(name), links: [link] }
}

function priceOf(car: Car, province: Province, costs: RegistrationCosts): AutomaticAnswer {
  const asked = words.askPrice(car.name, province.name)
  const links = [
    { label: words.seeVariants(car.name), href: at.car(car.class, car.slug) },
    { label: words.calculate(car.name), href: at.paymentSimulation({ vehicle: car.slug, province: province.code }) },
  ]
  const found = cheapestIn(car, province, costs)
  if (!found) return { asked, text: words.noPrice(car.name), links }
  const { variant, price } = found
  const say = price.basis === 'given' ? words.price : words.priceEstimate
  return { asked, text: say(car.name, variant.name, formatRupiah(rupiah(price.otr)), province.name), links }
}

function cheapestIn(
  car: Car,
  province: Province,
  costs: RegistrationCosts,
): { variant: Variant; price: NonNullable<ReturnType<typeof priceCar>> } | null {
  const variant = cheapest(car.variants)
  const price = priceCar({ car, variant, colour: null, chosen: [] }, province, costs)
  return price && { variant, price }
}

/** The example of the answer, as in the simulator that its link opens. */
const example = { percent: 30, months: 60 }

async function firstPaymentOf(db: Db, car: Car, province: Province, now: Instant): Promise<AutomaticAnswer> {
  const asked = words.askFirstPayment(car.name, province.name)
  const found = cheapestIn(car, province, await readRegistrationCosts(db))
  const offer = found && (await lowestOffer(db, found.price, province, now))
  const variant = found?.variant
  const href = at.creditSimulation({
    vehicle: car.slug,
    variant: variant?.slug,
    province: province.code,
    dp: `${example.percent}%`,
    tenor: String(example.months),
    paket: offer?.slug,
  })
  const links = [{ label: words.changeCalculation, href }]
  if (!variant || !offer) return { asked, text: words.noFirstPayment(car.name), links }
  const sums = {
    first: formatRupiah(rupiah(offer.tdp)),
    instalment: formatRupiah(rupiah(offer.instalment)),
    packageName: offer.name,
    ...example,
  }
  return { asked, text: words.firstPayment(car.name, variant.name, province.name, sums), links }
}

/** The package with the lowest first payment. Null when no package is available. */
async function lowestOffer(db: Db, price: NonNullable<ReturnType<typeof priceCar>>, province: Province, now: Instant) {
  const choices = {
    otr: price.otr,
    dp: { percent: example.percent },
    tenorMonths: example.months,
    firstInstalment: 'advance' as const,
    cover: 'combination' as const,
    region: province.insuranceRegion,
    vehicle: price.vehicle,
    // The simulator calculates with the day of the head office.
    on: String(dayIn(now, 'Asia/Jakarta')),
  }
  const offers = compare(await readPackages(db), choices, await readTariff(db)).flatMap(({ offered: { slug, name }, outcome }) =>
    outcome.ok ? [{ slug, name, tdp: outcome.value.tdp, instalment: outcome.value.instalment }] : [],
  )
  return offers.sort((one, other) => one.tdp - other.tdp)[0] ?? null
}

const longestPlace = 100

async function answerDealer(db: Db, typed: string, now: Instant): Answered {
  const text = oneLine(typed)
  if (text === '') return refused('place-missing')
  if (letterCount(text) > longestPlace) return refused('place-too-long')
  const [place] = findPlaces(text, { limit: 1 })
  if (!place) return refused('place-unknown')
  const around = { label: words.seeDealers(place.label), href: at.dealers({ q: place.label }) }
  const asked = words.askDealer(place.label)
  const [nearest] = await nearestDealers(db, { point: place.point, limit: 1 })
  if (!nearest) return done({ asked, text: words.noDealer, links: [around] })
  const { dealer, kilometres } = nearest
  const open = openStateWords(openState(timetableOf(dealer), now))
  const distance = `${formatNumber(kilometres, kilometres < 10 ? 1 : 0)} km`
  const answer = words.dealer(dealer.name, distance, addressLine(dealer), open)
  return done({ asked, text: answer, links: [{ label: words.seeDealer(dealer.name), href: dealerAddress(dealer) }, around] })
}
