import type { Breakdown } from '../../../core/simulation/breakdown.ts'
import type { Case } from '../../../core/simulation/case/case-schema.ts'
import type { ExtensionPremium } from '../../../core/simulation/insurance/extension-premiums.ts'
import type { FinancePackage } from '../../../core/simulation/packages/package-schema.ts'

/** A credit to show: the engine's input and result, and the contract, which decides between interest and margin. */
export type CreditResult = {
  case: Case
  breakdown: Breakdown
  contract: FinancePackage['contract']
  /** The insurance extensions in its premiums. */
  extensions: readonly ExtensionPremium[]
  /** The first day of the insurance tariff. */
  tariffFrom: string
  /** For closing the credit early, in percent of the remaining principal. */
  penaltyPercent: number
}
