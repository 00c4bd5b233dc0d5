import { carsInFiles, extrasInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { maintenanceInFile } from '../../../core/maintenance/maintenance.server.ts'
import { creditFactsInFiles } from '../../../core/simulation/credit-facts.fixture.ts'
import { packageSources } from '../../../core/simulation/packages/packages-in-file.ts'
import { ownershipDataInFiles } from '../ownership/ownership-data.server.ts'
import { tradeInDataInFiles } from '../trade-in/trade-in-data.server.ts'
import type { CalculatorFacts } from './facts.ts'

/** The facts from the seed files. */
export const factsInFiles: CalculatorFacts = {
  ...creditFactsInFiles,
  cars: carsInFiles,
  accessories: Object.fromEntries(carsInFiles.map(({ slug }) => [slug, extrasInFiles(slug).accessories])),
  packageSources,
  maintenance: maintenanceInFile,
  ownership: ownershipDataInFiles.facts,
  usedCars: tradeInDataInFiles,
}
