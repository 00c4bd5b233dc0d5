import type { Breakdown } from '../../../core/simulation/breakdown.ts'
import type { Case } from '../../../core/simulation/case/case-schema.ts'
import type { ExtensionPremium } from '../../../core/simulation/insurance/extension-premiums.ts'
import type { FinancePackage } from '../../../core/simulation/packages/package-schema.ts'
import type { Unavailable } from '../../../core/simulation/packages/packages.ts'

/** A package as the page shows it: its figures, or why it is not available. */
export type Offer = {
  slug: string
  name: string
  contract: FinancePackage['contract']
  /** The last day. Null when there is none. */
  until: string | null
  /** Where its rates and fees come from, and how reliable that is. */
  source: { what: string; confidence: FinancePackage['confidence'] }
  tenors: number[]
  /** The engine's input and result. Null when the package is not available. */
  case: Case | null
  breakdown: Breakdown | null
  unavailable: Unavailable[]
  /** The insurance extensions in its premiums. */
  extensions: ExtensionPremium[]
  /** The first day of the insurance tariff. */
  tariffFrom: string
  /** For closing the credit early, in percent of the remaining principal. */
  penaltyPercent: number
}

/** Another package that is available, when the chosen one is not. */
export function insteadOf(offers: readonly Offer[], offer: Offer | null): Offer | null {
  return offer?.breakdown ? null : (offers.find(({ breakdown }) => breakdown !== null) ?? null)
}
