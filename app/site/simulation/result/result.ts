import type { Breakdown } from '../../../core/simulation/breakdown.ts'
import type { Case } from '../../../core/simulation/case/case-schema.ts'
import type { FinancePackage } from '../../../core/simulation/packages/package-schema.ts'

/** A credit as its result is shown: what was calculated, what it came to, and how its lender calls interest. */
export type CreditResult = { case: Case; breakdown: Breakdown; contract: FinancePackage['contract'] }
