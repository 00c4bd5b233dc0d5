import type { Breakdown, Item } from '../../../core/simulation/breakdown.ts'
import type { Insurance } from '../../../core/simulation/case/case-schema.ts'
import { type ExtensionPremium, extensionsOf } from '../../../core/simulation/insurance/extension-premiums.ts'

/** The extensions included in a part of the premium: those of the years that are paid the same way. */
export function includedIn(
  { code, paid }: Item,
  { insuranceYears }: Breakdown,
  insurance: Insurance | undefined,
): ExtensionPremium[] {
  if (code !== 'insurance' || !insurance) return []
  return extensionsOf(
    insurance,
    insuranceYears.filter((year) => year.paid === paid),
  )
}
