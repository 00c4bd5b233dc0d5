import { leadContextOf } from '../../../core/leads/lead-context.ts'
import type { JobServices } from '../../../platform/jobs.server.ts'
import { escalateOverdue } from './escalate.server.ts'

/** Escalates leads whose promised time of an answer has passed. */
export async function escalateOverdueLeads({ db, clock, environment, log }: JobServices): Promise<void> {
  const escalated = await escalateOverdue(db, leadContextOf({ clock, environment }))
  if (escalated > 0) log.info({ escalated }, 'overdue leads escalated')
}
