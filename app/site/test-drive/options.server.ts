import { noSchedule, readSchedule } from '../../core/appointments/schedule.server.ts'
import { type Car, isOnSale } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { chosenCar, chosenColour } from '../../core/cars/chosen-car.ts'
import { pictured } from '../../core/cars/pictured.ts'
import { sellersOf } from '../../core/dealers/dealer-filter.ts'
import { shownPlace } from '../../core/dealers/place.ts'
import { readPlace } from '../../core/dealers/read-place.server.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Choice } from './choice.ts'

export type Options = Awaited<ReturnType<typeof readOptions>>

/**
 * The options of the form after the choices so far, with all texts. `except`: the drive that this form has already booked.
 * Its own place counts as free.
 */
export async function readOptions(db: Db, choice: Choice, now: Instant, except?: string) {
  const cars = await readCatalogue(db)
  const { car, noLongerSold } = chosenCar(cars, choice.vehicle)
  const place = await readPlace(db, sellersOf(car?.class), choice)
  const { dealer } = place
  const visit = { kind: 'test-drive' as const, vehicle: car?.slug }
  const schedule = dealer ? await readSchedule(db, dealer, visit, choice, now, except) : noSchedule
  return {
    cars: cars.filter(isOnSale).map((each) => pictured(each)),
    car: car && shownCar(car, chosenColour(car, choice.warna)),
    noLongerSold: noLongerSold?.name ?? null,
    place: shownPlace(place),
    schedule,
    step: stepOf([car, dealer, schedule.time]),
  }
}

function shownCar(car: Car, colour: string | null) {
  return { ...pictured(car, colour), colour: colour ?? '' }
}

/** The first step without an answer, from 0. After the last step comes the personal data. */
function stepOf(answers: readonly unknown[]): number {
  const open = answers.indexOf(null)
  return open < 0 ? answers.length : open
}
