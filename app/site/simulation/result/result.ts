import type { Breakdown } from '../../../core/simulation/breakdown.ts'
import type { Case } from '../../../core/simulation/case/case-schema.ts'
import type { FinancePackage } from '../../../core/simulation/packages/package-schema.ts'

/** A credit to show: the engine's input and result, and the contract, which decides between interest and margin. */
export type CreditResult = { case: Case; breakdown: Breakdown; contract: FinancePackage['contract'] }
