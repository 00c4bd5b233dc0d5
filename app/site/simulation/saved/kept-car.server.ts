import type { Car } from '../../../core/cars/car.ts'
import { findCar } from '../../../core/cars/catalogue.server.ts'
import { findRetiredModel } from '../../../core/cars/retired.server.ts'
import type { Db } from '../../../platform/database.server.ts'

type Kept = { vehicle: string; variant: string }
/** The car of a simulation. A car that has left the catalogue has only its name. */
export type KeptCar = { name: string; variant: string; car: Car | null }

export async function keptCar(db: Db, { vehicle, variant }: Kept): Promise<KeptCar> {
  const car = await findCar(db, vehicle)
  if (!car) return { name: (await findRetiredModel(db, vehicle))?.name ?? vehicle, variant: '', car: null }
  return { name: car.name, variant: car.variants.find(({ slug }) => slug === variant)?.name ?? '', car }
}

/** `XFORCE Ultimate` */
export const fullName = ({ name, variant }: KeptCar): string => `${name} ${variant}`.trim()
