import type { Instant } from '../../lib/instant.ts'
import type { Services } from '../../platform/services.ts'

/** Now, where the site can be reached from a message, and whether the operator's CRM hears of what happens to leads. */
export type LeadContext = { now: Instant; publicUrl: string; tellsCrm: boolean }

export function leadContextOf({ clock, environment }: Pick<Services, 'clock' | 'environment'>): LeadContext {
  return { now: clock.now(), publicUrl: environment.publicUrl, tellsCrm: environment.crm !== null }
}
