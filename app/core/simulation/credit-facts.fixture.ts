import type { CreditFacts } from './credit-facts.ts'
import { creditRulesInFile } from './credit-rules/credit-rules.ts'
import { always, tariffInFile } from './insurance/tariff-in-file.ts'
import { packagesInFile } from './packages/packages-in-file.ts'
import { provinces } from './price/provinces.ts'
import { registrationCostsInFile } from './price/registration-costs.ts'

/** The facts from the seed files. */
export const creditFactsInFiles: CreditFacts = {
  packages: packagesInFile,
  provinces,
  tariff: { ...tariffInFile, from: always },
  registrationCosts: registrationCostsInFile,
  creditRules: creditRulesInFile,
}
