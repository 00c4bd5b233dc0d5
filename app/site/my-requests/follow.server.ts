import type { CodeScope } from '../../core/codes/codes.server.ts'
import { phoneByReference } from '../../core/leads/leads.server.ts'
import { isMobile } from '../../lib/phone.ts'
import type { Db } from '../../platform/database.server.ts'

/** A reference that was asked for: its lead if it has one, and a code scope in either case. */
export type Followed = { leadId: string | null; isKnown: boolean; visit: CodeScope & { hidesNumber: true } }

/**
 * An unknown reference counts as a phone number of its own, so that it looks and waits like a known one. Both run the same
 * statements, so that the response time does not reveal which references exist.
 */
export async function followed(db: Db, reference: string, flow: string): Promise<Followed> {
  const found = await phoneByReference(db, reference)
  // An office line cannot receive a code. Its request opens by the link in the e-mail.
  const lead = found && isMobile(found.phone) ? found : null
  const phone = lead?.phone ?? `nobody:${reference}`
  return { leadId: lead?.id ?? null, isKnown: lead !== null, visit: { purpose: 'follow', flow, phone, hidesNumber: true } }
}
