import type { Db } from '../../platform/database.server.ts'
import type { CreditFacts } from './credit-facts.ts'
import { readCreditRules } from './credit-rules/credit-rule-store.server.ts'
import { readTariff } from './insurance/tariff-store.server.ts'
import { readPackages } from './packages/package-stores.server.ts'
import { readProvinces } from './price/province-store.server.ts'
import { readRegistrationCosts } from './price/registration-store.server.ts'

/** The facts of the effective day. */
export async function readCreditFacts(db: Db): Promise<CreditFacts> {
  return {
    packages: await readPackages(db),
    provinces: await readProvinces(db),
    tariff: await readTariff(db),
    registrationCosts: await readRegistrationCosts(db),
    creditRules: await readCreditRules(db),
  }
}
