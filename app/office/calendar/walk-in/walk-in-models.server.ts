import type { AppointmentKind } from '../../../core/appointments/offer.ts'
import { isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { readRetiredModels } from '../../../core/cars/retired.server.ts'
import type { Db } from '../../../platform/database.server.ts'

/** The models that a walk-in can be about: those on sale for a test drive, every model that people own for a service. */
export async function walkInModels(db: Db, kind: AppointmentKind): Promise<{ slug: string; name: string }[]> {
  const cars = await readCatalogue(db)
  const models = kind === 'service' ? [...cars, ...(await readRetiredModels(db))] : cars.filter(isOnSale)
  return models.map(({ slug, name }) => ({ slug, name }))
}
