import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { readRetiredModels } from '../../../core/cars/retired.server.ts'
import { comingVisits, totalCost } from '../../../core/maintenance/coming-visits.ts'
import { readMaintenance } from '../../../core/maintenance/maintenance.server.ts'
import { schedulesOf } from '../../../core/maintenance/maintenance.ts'
import { earlierCars } from '../../../core/maintenance/owned-car/owned-car.ts'
import { todayAt } from '../../../core/maintenance/owned-car/today.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { readPlanRequest } from './plan-request.ts'
import { visitCosts } from './visit-costs.ts'

export type Plan = Awaited<ReturnType<typeof readPlan>>

/** The form with its choices, the visits of the car in the address, and the costs of all cars. */
export async function readPlan(db: Db, query: URLSearchParams, now: Instant) {
  const [cars, retired, maintenance] = await Promise.all([readCatalogue(db), readRetiredModels(db), readMaintenance(db)])
  const today = todayAt(now)
  const request = readPlanRequest(query, { cars, retired, thisYear: today.year })
  const coming = request.wanted && comingVisits(today, maintenance, request.wanted)
  return {
    request,
    choices: {
      cars: cars.map(({ slug, name }) => ({ slug, name })),
      earlier: earlierCars(retired).map(({ slug, name }) => ({ slug, name })),
    },
    isDrawn: cars.some(({ slug }) => slug === request.car?.slug),
    coming: coming && { ...coming, total: totalCost(coming.visits) },
    /** False when no schedule with costs fits the car: its model, or the model of its year, has none. */
    hasCosts: request.wanted !== null && schedulesOf(maintenance, request.wanted).length > 0,
    freeLabour: maintenance.freeLabour,
    writtenUpTo: maintenance.rule.writtenUpTo.kilometres,
    costs: visitCosts(maintenance, cars),
  }
}
