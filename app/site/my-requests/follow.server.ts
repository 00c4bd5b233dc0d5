import type { CodeScope } from '../../core/codes/codes.server.ts'
import { phoneByReference } from '../../core/leads/leads.server.ts'
import { isMobile } from '../../lib/phone.ts'
import type { Db } from '../../platform/database.server.ts'

/** A number that was asked for: the lead if there is one, and what a code for it is good for either way. */
export type Followed = { leadId: string | null; isKnown: boolean; visit: CodeScope & { hidesNumber: true } }

/**
 * A number that is nobody's counts as a telephone of its own, so that it looks and waits like any other. Both cost the
 * same statements: the time an answer takes must not tell them apart.
 */
export async function followed(db: Db, reference: string, flow: string): Promise<Followed> {
  const found = await phoneByReference(db, reference)
  // No code reaches an office line; its request opens by the link in the e-mail.
  const lead = found && isMobile(found.phone) ? found : null
  const phone = lead?.phone ?? `nobody:${reference}`
  return { leadId: lead?.id ?? null, isKnown: lead !== null, visit: { purpose: 'follow', flow, phone, hidesNumber: true } }
}
