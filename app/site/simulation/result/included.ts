import type { Item } from '../../../core/simulation/breakdown.ts'
import type { ExtensionPremium } from '../../../core/simulation/insurance/extension-premiums.ts'

/** The extensions included in a part of the premium: those of the years that are paid the same way. */
export function includedIn(
  { code, paid }: Pick<Item, 'code' | 'paid'>,
  extensions: readonly ExtensionPremium[],
): ExtensionPremium[] {
  if (code !== 'insurance') return []
  return extensions.map((extension) => ({ ...extension, years: extension.years.filter((year) => year.paid === paid) }))
}
