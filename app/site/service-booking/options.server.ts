import { noSchedule, readSchedule } from '../../core/appointments/schedule.server.ts'
import type { Car } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { pictured } from '../../core/cars/pictured.ts'
import { readRetiredModels } from '../../core/cars/retired.server.ts'
import type { RetiredModel } from '../../core/cars/retired.ts'
import { findDealer } from '../../core/dealers/dealers.server.ts'
import { shownPlace } from '../../core/dealers/place.ts'
import { readPlace } from '../../core/dealers/read-place.server.ts'
import { workshopsFor } from '../../core/leads/eligible-dealers.ts'
import type { ServiceType } from '../../core/leads/payload.ts'
import { bayMinutes, longestMinutes } from '../../core/maintenance/bay-minutes.ts'
import { readMaintenance } from '../../core/maintenance/maintenance.server.ts'
import { nextVisitOn } from '../../core/maintenance/maintenance.ts'
import type { Maintenance } from '../../core/maintenance/maintenance-schema.ts'
import { colourOfCar, earlierCars, findOwnedCar, variantOf } from '../../core/maintenance/owned-car/owned-car.ts'
import { kilometresOf, yearOf } from '../../core/maintenance/owned-car/reading.ts'
import { todayAt } from '../../core/maintenance/owned-car/today.ts'
import type { Day, Instant } from '../../lib/instant.ts'
import type { Result } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Choice } from './choice.ts'
import { repairCampaignsFor } from './maintenance/repair-campaign.ts'
import { readServiceType } from './service-type.ts'

export type Options = Awaited<ReturnType<typeof readOptions>>

/** The options of the form after the choices so far, with all texts. */
export async function readOptions(db: Db, typed: Choice, now: Instant) {
  const [cars, retired, maintenance] = await Promise.all([readCatalogue(db), readRetiredModels(db), readMaintenance(db)])
  const asked = askedFor({ cars, retired, maintenance }, typed, todayAt(now))
  const { type, minutes } = asked
  const place = await readPlace(db, workshopsFor(type), typed)
  const { dealer } = place
  const schedule = dealer ? await readSchedule(db, dealer, { kind: 'service', lengthMinutes: minutes }, typed, now) : noSchedule
  return {
    typed,
    ...asked,
    cars: cars.map((each) => pictured(each)),
    earlierCars: earlierCars(retired).map(({ slug, name }) => ({ slug, name })),
    freeLabour: maintenance.freeLabour,
    place: shownPlace(place),
    unsuitable: await unsuitableName(db, typed.dealer, type),
    schedule,
    step: stepOf([asked.car && asked.year, type, dealer, schedule.time]),
  }
}

type Facts = { cars: readonly Car[]; retired: readonly RetiredModel[]; maintenance: Maintenance }

/** The car and the wanted service, as far as the typed values can be read. */
function askedFor({ cars, retired, maintenance }: Facts, typed: Choice, today: Day) {
  const car = findOwnedCar(cars, retired, typed.vehicle)
  const variant = car && variantOf(car, typed.variant)
  const year = orNull(yearOf(typed.year, today.year))
  const kilometres = orNull(kilometresOf(typed.kilometres))
  const type = readServiceType(typed.type)
  const next = nextVisitOn(today, maintenance, { model: car?.slug ?? '', variant, year, kilometres })
  return {
    car,
    picture: car && pictureOf(cars, colourOfCar(car, typed.color), car.slug),
    variant,
    year,
    type,
    next,
    minutes: type ? bayMinutes(maintenance.minutes, type, next) : longestMinutes(maintenance.minutes, next),
    campaigns: car ? repairCampaignsFor(maintenance, car.slug, year) : [],
  }
}

/** Null for models of earlier years: they have no drawings. */
function pictureOf(cars: readonly Car[], colour: string, wanted: string) {
  const car = cars.find(({ slug }) => slug === wanted)
  return car ? pictured(car, colour) : null
}

/** The name of a requested dealer that does not offer the chosen service. */
async function unsuitableName(db: Db, wanted: string, type: ServiceType | null): Promise<string | null> {
  const dealer = wanted === '' ? null : await findDealer(db, wanted)
  const { anyService = [] } = workshopsFor(type)
  return dealer && !anyService.some((each) => dealer.services.includes(each)) ? dealer.name : null
}

function orNull<Value>(read: Result<Value, unknown>): Value | null {
  return read.ok ? read.value : null
}

/** The first step without an answer, from 0. After the last step comes the personal data. */
function stepOf(answers: readonly unknown[]): number {
  const open = answers.indexOf(null)
  return open < 0 ? answers.length : open
}
