import { data } from 'react-router'
import { at } from '../../addresses.ts'
import type { Car } from '../../core/cars/car.ts'
import { findRetiredModel } from '../../core/cars/retired.server.ts'
import type { Db } from '../../platform/database.server.ts'
import { gone } from '../frame/error-details.ts'
import { words } from './words.ts'

/** The error for a name that is not in the range: 410 for a model of earlier years, else 404. */
export async function noSuchCar(db: Db, cars: readonly Car[], wanted: string) {
  const retired = await findRetiredModel(db, wanted)
  if (!retired) return data(null, { status: 404 })
  const instead = cars
    .filter(({ slug }) => retired.alternatives.includes(slug))
    .map((car) => ({ label: words.seeInstead(car.name), href: at.car(car.class, car.slug) }))
  return gone({
    title: words.retiredTitle,
    text: words.retiredText(retired.name),
    steps: [...instead, { label: words.title, href: at.cars() }],
  })
}
