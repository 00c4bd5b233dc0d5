import { stateOf } from '../../../core/leads/lead.ts'
import { findLead } from '../../../core/leads/leads.server.ts'
import { type RequestView, viewRequest } from '../../../core/leads/request/request-view.server.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'

/** The request that a form made, as long as nothing has happened to it since. */
export type Received = { token: string; view: RequestView }

export async function readReceived(db: Db, token: string, now: Instant): Promise<Received | null> {
  const lead = await findLead(db, token, now)
  if (!lead || stateOf(lead, now) !== 'received') return null
  return { token, view: await viewRequest(db, lead, now) }
}
