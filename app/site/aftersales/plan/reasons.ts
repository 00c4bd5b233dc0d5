import type { ComingVisits } from '../../../core/maintenance/coming-visits.ts'
import { reasonTexts } from '../../../core/maintenance/visit-words.ts'
import { words } from './words.ts'

/** Why the first visit is next, and what would make the list more exact. */
export function reasons({ visits, byAge, olderThanSchedule, variantOpen }: ComingVisits): string[] {
  const [first] = visits
  const next = { known: true, because: byAge ? 'months' : 'kilometres', visits: [first], olderThanSchedule, variantOpen } as const
  return [...reasonTexts({ ...next, visits: [first] }), ...(variantOpen ? [words.variantOpen] : [])]
}
