import { data, redirect } from 'react-router'
import { at } from '../../../addresses.ts'
import type { Car } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { programmeKind } from '../../../core/content/programme-schema.ts'
import { countdownOf, type Programmes, readProgrammes } from '../../../core/content/programmes.server.ts'
import { isForModel, isForProvince, type Programme, type ProgrammeSummary } from '../../../core/content/programmes.ts'
import { withStandingLinks } from '../../../core/content/rich-text.ts'
import { findShown } from '../../../core/content/shown-items.server.ts'
import { nextMidnight, phaseOf } from '../../../core/content/validity.ts'
import { provinceAt, slugOf } from '../../../core/dealers/region-slugs.ts'
import { provinces, type Province as Region } from '../../../core/dealers/regions.ts'
import { readCreditFacts } from '../../../core/simulation/credit-facts.server.ts'
import type { CreditFacts } from '../../../core/simulation/credit-facts.ts'
import { jakarta } from '../../../core/simulation/price/province.ts'
import { dayIn } from '../../../lib/day.ts'
import { earliest, type Instant } from '../../../lib/instant.ts'
import { unknownFilters } from '../../../lib/unknown-filters.ts'
import { pageExists } from '../../../page-exists.server.ts'
import type { Db } from '../../../platform/database.server.ts'
import { freshUntilHeader } from '../../../platform/fresh-until.ts'
import { parameters } from '../promotion-filter.ts'
import { offersShown } from './offers.ts'

/** A programme with its figures. Redirects a former slug; throws 404 when nothing is published there. */
export async function answerProgramme(db: Db, slug: string, address: string, now: Instant) {
  const found = await findShown(db, programmeKind, slug, now)
  if (!found) throw data(null, { status: 404 })
  if ('movedTo' in found) throw redirect(at.programme(found.movedTo), 301)
  const programme = found.item.body
  const [programmes, cars, credit] = await Promise.all([readProgrammes(db, now), readCatalogue(db), readCreditFacts(db)])
  const places = provinces.filter((province) => isForProvince(programme, slugOf(province)))
  const query = new URL(address).searchParams
  const asked = provinceAt(query.get(parameters.province) ?? '')
  const place = places.find((one) => one === asked) ?? places.find(({ code }) => code === jakarta) ?? places[0] ?? null
  const phase = phaseOf(programme, now)
  const shown = {
    slug,
    programme: { ...programme, body: withStandingLinks(programme.body, pageExists) },
    phase,
    daysLeft: countdownOf(programme, now),
    place: place && { slug: slugOf(place), name: place.name },
    unknown: unknownFilters(query, { [parameters.province]: asked }),
    places: places.map((one) => ({ value: slugOf(one), label: one.name })),
    /** The province in the address, when the programme is not for it. */
    elsewhere: asked && asked !== place ? { slug: slugOf(asked), name: asked.name } : null,
    offers: offersOf(programme, { cars, credit }, phase === 'over' ? null : place, now),
    others: othersThan(slug, programme, programmes),
  }
  return data(shown, freshUntilHeader(earliest([programmes.changesAt, nextMidnight(now), nextMidnight(now, programme.zone)])))
}

type PriceFacts = { cars: readonly Car[]; credit: CreditFacts }

/** A province of prices for the example, or null for a programme without figures. */
function offersOf({ models }: Programme, { cars, credit }: PriceFacts, place: Region | null, now: Instant) {
  const province = credit.provinces.find(({ code }) => code === place?.code) ?? null
  // The simulator calculates with the day of the head office.
  return offersShown(models, { cars, province, credit, on: String(dayIn(now, 'Asia/Jakarta')) })
}

/** Other programmes of today, those with the same models first; when there are none, the coming ones. */
function othersThan(slug: string, { models }: Programme, { running, coming }: Programmes): ProgrammeSummary[] {
  const common = (other: ProgrammeSummary) => models.filter(({ model }) => isForModel(other, model)).length
  const others = (all: readonly ProgrammeSummary[]) => all.filter((one) => one.slug !== slug)
  const shown = others(running).length > 0 ? others(running) : others(coming)
  return shown.toSorted((one, other) => common(other) - common(one))
}

export type ProgrammeShown = Awaited<ReturnType<typeof answerProgramme>>['data']
