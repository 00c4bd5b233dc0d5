import { data } from 'react-router'
import { type Car, isOnSale } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { readProgrammes } from '../../core/content/programmes.server.ts'
import type { ProgrammeSummary } from '../../core/content/programmes.ts'
import { slugOf } from '../../core/dealers/region-slugs.ts'
import { provinces } from '../../core/dealers/regions.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { freshUntilHeader } from '../../platform/fresh-until.ts'
import { offerName } from './offer-name.ts'
import { fits, type PromotionFilter, readFilter, relaxations } from './promotion-filter.ts'

/** The programmes of today and of later days, for the filter in the address. */
export async function answerPromotions(db: Db, address: string, now: Instant) {
  const [{ running, coming, changesAt }, cars] = await Promise.all([readProgrammes(db, now), readCatalogue(db)])
  const models = cars.filter(isOnSale).map(({ slug, name }) => ({ value: slug, label: name }))
  const places = provinces.map((province) => ({ value: slugOf(province), label: province.name }))
  const { filter, unknown } = readFilter(new URL(address).searchParams, {
    provinces: places.map(slugOfChoice),
    models: models.map(slugOfChoice),
  })
  const listed = (programmes: readonly ProgrammeSummary[]) =>
    programmes.filter((one) => fits(one, filter)).map((one) => withOffers(one, cars.filter(isOnSale), filter))
  const found = { running: listed(running), coming: listed(coming) }
  const isEmpty = found.running.length + found.coming.length === 0
  const page = {
    ...found,
    filter,
    unknown,
    provinces: places,
    models,
    relaxations: isEmpty ? relaxations([...running, ...coming], filter) : [],
  }
  return data(page, freshUntilHeader(changesAt))
}

const slugOfChoice = ({ value }: { value: string }): string => value

export type ListedProgramme = ReturnType<typeof withOffers>

/** Adds what the programme gives for each model, or for the model of the filter. */
function withOffers(programme: ProgrammeSummary, cars: readonly Car[], { model }: PromotionFilter) {
  const wanted = programme.models.filter((offer) => model === null || offer.model === model)
  const offers = wanted.flatMap((offer) => {
    const car = cars.find(({ slug }) => slug === offer.model)
    return car ? [{ name: offerName(offer, car), gift: offer.gift, discount: offer.discount }] : []
  })
  return { ...programme, offers }
}

export type PromotionsShown = Awaited<ReturnType<typeof answerPromotions>>['data']
