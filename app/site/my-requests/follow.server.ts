import type { CodeScope } from '../../core/codes/codes.server.ts'
import type { Lead } from '../../core/leads/lead.ts'
import { leadByReference } from '../../core/leads/leads.server.ts'
import { isMobile } from '../../lib/phone.ts'
import type { Db } from '../../platform/database.server.ts'

/** A number that was asked for: the lead if there is one, and what a code for it is good for either way. */
export type Followed = { lead: Lead | null; isKnown: boolean; scope: CodeScope }

/** A number that is nobody's counts as a telephone of its own, so that it looks and waits like any other. */
export async function followed(db: Db, reference: string, flow: string): Promise<Followed> {
  const found = await leadByReference(db, reference)
  // No code reaches an office line; its request opens by the link in the e-mail.
  const lead = found && isMobile(found.phone) ? found : null
  return { lead, isKnown: lead !== null, scope: { purpose: 'follow', flow, phone: lead?.phone ?? `nobody:${reference}` } }
}
