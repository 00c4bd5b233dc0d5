import type { Breakdown } from '../../../core/simulation/breakdown.ts'
import type { Case } from '../../../core/simulation/case/case-schema.ts'
import type { FinancePackage } from '../../../core/simulation/packages/package-schema.ts'
import type { Unavailable } from '../../../core/simulation/packages/packages.ts'

/** A package as the page shows it: what it comes to, or why it cannot be had. */
export type Offer = {
  slug: string
  name: string
  contract: FinancePackage['contract']
  /** Last day; null is without end. */
  until: string | null
  /** Where its rates and fees come from, and how sure that is. */
  source: { what: string; confidence: FinancePackage['confidence'] }
  tenors: number[]
  /** What was calculated, and what it comes to. */
  case: Case | null
  breakdown: Breakdown | null
  unavailable: Unavailable[]
}

/** Another package that can be had, where the one that was asked for cannot. */
export function insteadOf(offers: readonly Offer[], offer: Offer | null): Offer | null {
  return offer?.breakdown ? null : (offers.find(({ breakdown }) => breakdown !== null) ?? null)
}
