import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.server.ts'
import type { Lead } from './lead.ts'
import type { LeadContext } from './lead-context.ts'
import { termsOf } from './lead-terms.ts'
import { recordEvent } from './leads.server.ts'
import { leadProgress, leads } from './tables.ts'

export type CorrectedContact = { name: string; email: string | null }

/**
 * Corrects name and e-mail of a lead; the event keeps what stood there. Employees find the lead by the new name only. The CRM
 * is told with the event. Returns false when nothing differs.
 */
export async function correctContact(
  tx: Db,
  lead: Lead,
  { name, email }: CorrectedContact,
  context: LeadContext,
): Promise<boolean> {
  if (lead.name === name && lead.email === email) return false
  const contactBefore = { name: lead.name, email: lead.email }
  const corrected = { ...lead, name, email }
  await tx.update(leads).set({ name, email }).where(eq(leads.id, lead.id))
  await recordEvent(tx, corrected, { kind: 'contact-corrected', detail: { contactBefore } }, context)
  const terms = sql`array_to_tsvector(string_to_array(${termsOf(corrected).join(' ')}, ' '))`
  await tx.update(leadProgress).set({ terms }).where(eq(leadProgress.leadId, lead.id))
  return true
}
