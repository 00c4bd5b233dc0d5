import { data } from 'react-router'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Lead } from './lead.ts'
import { findLead } from './leads.server.ts'
import type { LeadKind } from './payload.ts'

/** The lead of a private address; an address of nobody's, or of another kind of page, is a page that is not there. */
export async function leadOr404(db: Db, token: string, now: Instant, kind?: LeadKind): Promise<Lead> {
  const lead = await findLead(db, token, now)
  if (!lead || (kind && lead.kind !== kind)) throw data(null, { status: 404 })
  return lead
}
