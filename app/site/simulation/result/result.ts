import type { Breakdown } from '../engine/breakdown.ts'
import type { Case } from '../engine/case/case-schema.ts'
import type { FinancePackage } from '../engine/packages/package-schema.ts'

/** A credit as its result is shown: what was calculated, what it came to, and how its lender calls interest. */
export type CreditResult = { case: Case; breakdown: Breakdown; contract: FinancePackage['contract'] }
