import type { Instant } from '../../lib/instant.ts'
import type { Services } from '../../platform/services.ts'

/** The time, the site's public address for links in messages, and whether the operator's CRM gets events. */
export type LeadContext = { now: Instant; publicUrl: string; tellsCrm: boolean }

export function leadContextOf({ clock, environment }: Pick<Services, 'clock' | 'environment'>): LeadContext {
  return { now: clock.now(), publicUrl: environment.publicUrl, tellsCrm: environment.crm !== null }
}
