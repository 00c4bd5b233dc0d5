import { createHash } from 'node:crypto'
import { readCatalogue, readExtras } from '../../../core/cars/catalogue.server.ts'
import { remembered } from '../../../core/content/content-memory.server.ts'
import { readMaintenance } from '../../../core/maintenance/maintenance.server.ts'
import { readCreditFacts } from '../../../core/simulation/credit-facts.server.ts'
import type { Db } from '../../../platform/database.server.ts'
import { ownershipDataInFiles } from '../ownership/ownership-data.server.ts'
import { readTradeInData } from '../trade-in/used-car-stores.server.ts'
import type { CalculatorFacts } from './facts.ts'

export type WrittenFacts = {
  facts: CalculatorFacts
  /** The facts as the browser gets them. */
  json: string
  /** A hash of the facts. */
  version: string
}

/** The facts of the current content version. */
export function readFacts(db: Db): Promise<WrittenFacts> {
  return remembered(db, 'calculator-facts', async () => {
    const json = JSON.stringify(await gatherFacts(db))
    const version = createHash('sha256').update(json).digest('hex').slice(0, 16)
    // Parse the JSON again, so that the server calculates with exactly what the browser gets.
    return { facts: JSON.parse(json) as CalculatorFacts, json, version }
  })
}

async function gatherFacts(db: Db): Promise<CalculatorFacts> {
  const cars = await readCatalogue(db)
  const extras = await Promise.all(cars.map(async (car) => [car.slug, await readExtras(db, car)] as const))
  return {
    cars,
    accessories: Object.fromEntries(extras.map(([slug, { accessories }]) => [slug, accessories])),
    ...(await readCreditFacts(db)),
    packageSources: {},
    maintenance: await readMaintenance(db),
    ownership: ownershipDataInFiles.facts,
    usedCars: await readTradeInData(db),
  }
}
