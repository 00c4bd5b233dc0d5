import { data } from 'react-router'
import { isOnSale } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { readProgrammes } from '../../core/content/programmes.server.ts'
import { slugOf } from '../../core/dealers/region-slugs.ts'
import { provinces } from '../../core/dealers/regions.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { freshUntilHeader } from '../../platform/fresh-until.ts'
import { fits, readFilter, relaxations } from './promotion-filter.ts'

/** The programmes of today and of later days, for the filter in the address. */
export async function answerPromotions(db: Db, address: string, now: Instant) {
  const [{ running, coming, changesAt }, cars] = await Promise.all([readProgrammes(db, now), readCatalogue(db)])
  const models = cars.filter(isOnSale).map(({ slug, name }) => ({ value: slug, label: name }))
  const places = provinces.map((province) => ({ value: slugOf(province), label: province.name }))
  const filter = readFilter(new URL(address).searchParams, {
    provinces: places.map(slugOfChoice),
    models: models.map(slugOfChoice),
  })
  const found = { running: running.filter((one) => fits(one, filter)), coming: coming.filter((one) => fits(one, filter)) }
  const isEmpty = found.running.length + found.coming.length === 0
  const page = {
    ...found,
    filter,
    provinces: places,
    models,
    carNames: Object.fromEntries(cars.map(({ slug, name }) => [slug, name])),
    relaxations: isEmpty ? relaxations([...running, ...coming], filter) : [],
  }
  return data(page, freshUntilHeader(changesAt))
}

const slugOfChoice = ({ value }: { value: string }): string => value

export type PromotionsShown = Awaited<ReturnType<typeof answerPromotions>>['data']
