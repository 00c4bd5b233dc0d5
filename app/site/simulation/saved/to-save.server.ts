import { redirect } from 'react-router'
import { at } from '../../../addresses.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { readRetiredModels } from '../../../core/cars/retired.server.ts'
import { factsOf } from '../../../core/leads/request/about-words.ts'
import type { Services } from '../../../platform/services.ts'
import { textOf } from '../calculation/calculation-text.ts'
import { choiceOf } from '../calculation/next-steps.ts'
import { calculationAt, calculationDay } from '../calculation/read-calculation.server.ts'
import { readTradeInData } from '../trade-in/used-car-stores.server.ts'
import { changesSince } from './changes-since.ts'
import { payloadOf } from './keep.ts'
import { keptOldCar } from './kept-old-car.server.ts'

/** The calculation in an address, to save. When it cannot be calculated, redirects to the calculator, which says why. */
export async function readToSave(request: Request, services: Services) {
  const query = new URL(request.url).searchParams
  const withCash = query.has('cara')
  const calculation = await calculationAt(query, services, { withCash })
  const today = calculationDay(services)
  const payload = payloadOf(calculation, today, keptOldCar(calculation, await readTradeInData(services.db), today))
  if (!payload || !calculation.chosen) {
    const calculator = withCash ? at.paymentSimulation() : at.creditSimulation()
    throw redirect(`${calculator}?${query}`, 303)
  }
  const models = { cars: await readCatalogue(services.db), retired: await readRetiredModels(services.db) }
  const facts = factsOf({ kind: 'simulation', payload }, models)
  return {
    payload,
    /** A sentence about figures that have changed since the visitor saw them, or null. */
    changes: changesSince(query.get('dilihat') ?? '', payload),
    shown: { car: calculation.chosen.car, facts, choice: choiceOf(calculation), text: textOf(calculation) ?? '' },
  }
}
