import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { carClasses } from '~/core/cars/car.ts'
import { findCar } from '~/core/cars/catalogue.server.ts'
import { filterParameters } from '~/core/cars/filter.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/car-redirect.screen'

/** `/our-cars/pajero sport` and the like lead to the model's one address, a class to its part of the overview. */
export async function loader({ params: { slug }, request, context }: Route.LoaderArgs) {
  const carClass = carClasses.find((one) => one === slug)
  if (carClass) return redirect(at.cars({ [filterParameters.class]: carClass }), 301)
  const car = await findCar(context.get(services).db, slug)
  if (!car) throw data(null, { status: 404 })
  return redirect(at.car(car.class, car.slug) + new URL(request.url).search, 301)
}
