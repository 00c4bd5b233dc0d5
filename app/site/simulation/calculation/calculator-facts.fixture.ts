import { carsInFiles, extrasInFiles } from '../../../core/cars/catalogue-files.server.ts'
import { maintenanceInFile } from '../../../core/maintenance/maintenance.server.ts'
import { packageSources, packagesInFile } from '../../../core/simulation/packages/packages-in-file.ts'
import { provinces } from '../../../core/simulation/price/provinces.ts'
import { ownershipDataInFiles } from '../ownership/ownership-data.server.ts'
import { tradeInDataInFiles } from '../trade-in/trade-in-data.server.ts'
import type { CalculatorFacts } from './facts.ts'

/** The facts from the seed files. */
export const factsInFiles: CalculatorFacts = {
  cars: carsInFiles,
  accessories: Object.fromEntries(carsInFiles.map(({ slug }) => [slug, extrasInFiles(slug).accessories])),
  packages: packagesInFile,
  packageSources,
  maintenance: maintenanceInFile,
  ownership: ownershipDataInFiles.facts,
  usedCars: tradeInDataInFiles,
  provinces,
}
