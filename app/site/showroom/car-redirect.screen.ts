import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { carClasses } from '~/core/cars/car.ts'
import { readCatalogue } from '~/core/cars/catalogue.server.ts'
import { filterParameters } from '~/core/cars/filter.ts'
import { matchCar } from '~/core/cars/find-car.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/car-redirect.screen'
import { noSuchCar } from './no-such-car.server.ts'

/** Redirects `/our-cars/pajero sport` and similar to the model's one address, and a class to its part of the overview. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const carClass = carClasses.find((one) => one === slug)
  if (carClass) return redirect(at.cars({ [filterParameters.class]: carClass }), 301)
  const { db } = context.get(services)
  const cars = await readCatalogue(db)
  const car = matchCar(cars, slug)
  if (!car) throw await noSuchCar(db, cars, slug)
  return redirect(at.car(car.class, car.slug) + new URL(request.url).search, 301)
}

/** Never rendered. Without a component, React Router would answer errors of this route as bare data, not as a page. */
export default function CarRedirect() {
  return null
}
