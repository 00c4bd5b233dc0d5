import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { readMaintenance } from '../../../core/maintenance/maintenance.server.ts'
import { schedulesOf } from '../../../core/maintenance/maintenance.ts'
import type { Maintenance } from '../../../core/maintenance/maintenance-schema.ts'
import { readSmartPackages } from '../../../core/maintenance/smart-package.server.ts'
import { type CarOfPackage, comparePackage, type SmartLevel } from '../../../core/maintenance/smart-package.ts'
import type { Db } from '../../../platform/database.server.ts'
import { type PackageCar, packageCars, readPackageRequest } from './package-request.ts'
import { packageStarts } from './package-starts.ts'

export type Packages = Awaited<ReturnType<typeof readPackages>>

/** The levels for the car in the address, and what each saves from every possible first visit. */
export async function readPackages(db: Db, query: URLSearchParams) {
  const [cars, maintenance, packages] = await Promise.all([readCatalogue(db), readMaintenance(db), readSmartPackages(db)])
  const models = packages.levels.flatMap(({ prices }) => Object.keys(prices))
  const choices = packageCars(cars, models)
  const { typed, refusals, chosen, from } = readPackageRequest(query, choices, maintenance)
  const car = chosen && carOf(maintenance, chosen)
  const starts = packageStarts(maintenance)
  const compare = (level: SmartLevel, start: number) => car && comparePackage(maintenance, car, level, start)
  const savings = packages.levels.map((level) => ({
    name: level.name,
    savings: starts.map((start) => compare(level, start)?.saving ?? null),
  }))
  return {
    request: { typed, refusals, from, key: chosen?.key ?? '', name: chosen ? nameOf(chosen) : '' },
    choices: choices.map((choice) => ({ key: choice.key, name: nameOf(choice) })),
    included: packages.included,
    levels: packages.levels.map((level) => ({ level, compared: compare(level, from) })),
    starts,
    savings: savings.filter((level) => level.savings.some((saving) => saving !== null)),
    freeLabour: maintenance.freeLabour,
    writtenUpTo: maintenance.rule.writtenUpTo.kilometres,
  }
}

const nameOf = ({ car, variant }: PackageCar) => `${car.name} ${variant.name}`

function carOf(maintenance: Maintenance, { car, variant }: PackageCar): CarOfPackage | null {
  const [schedule] = schedulesOf(maintenance, { model: car.slug, variant: variant.slug, year: null })
  return schedule ? { model: car.slug, schedule } : null
}
