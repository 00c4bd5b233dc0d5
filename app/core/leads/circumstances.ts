import type { Instant } from '../../lib/instant.ts'
import type { Services } from '../../platform/services.ts'

/** Now, where the site can be reached from a message, and whether the operator's CRM hears of what happens to leads. */
export type Circumstances = { now: Instant; publicUrl: string; tellsCrm: boolean }

export function circumstancesOf({ clock, environment }: Pick<Services, 'clock' | 'environment'>): Circumstances {
  return { now: clock.now(), publicUrl: environment.publicUrl, tellsCrm: environment.crm !== null }
}
