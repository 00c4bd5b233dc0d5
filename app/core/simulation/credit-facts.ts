import type { CreditRules } from './credit-rules/credit-rules.ts'
import type { DatedTariff } from './insurance/tariff.ts'
import type { FinancePackage } from './packages/package-schema.ts'
import type { Province } from './price/province.ts'
import type { RegistrationCosts } from './price/registration-costs.ts'

/** What a credit is calculated with besides the car and the choices, on one day. */
export type CreditFacts = {
  packages: readonly FinancePackage[]
  /** Prices, taxes and insurance by province. */
  provinces: readonly Province[]
  tariff: DatedTariff
  registrationCosts: RegistrationCosts
  creditRules: CreditRules
}
