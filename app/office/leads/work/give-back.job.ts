import { leadContextOf } from '../../../core/leads/lead-context.ts'
import type { JobServices } from '../../../platform/jobs.server.ts'
import { giveBackLeads } from './give-back.server.ts'

/** Gives back what is still assigned to employees who left, such as in a restored backup. */
export async function giveBackHeldLeads({ db, clock, environment, log }: JobServices): Promise<void> {
  const count = await giveBackLeads(db, leadContextOf({ clock, environment }))
  if (count > 0) log.info({ count }, 'leads given back')
}
