import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database.server.ts'
import type { Environment } from '../../platform/environment.server.ts'
import { conversations } from '../conversations/tables.ts'
import { type CorrectedContact, correctContact } from '../leads/correct-contact.server.ts'
import type { LeadContext } from '../leads/lead-context.ts'
import { leadsByIds } from '../leads/leads.server.ts'
import { leads, rememberedContacts } from '../leads/tables.ts'
import { registerRequest } from './requests.server.ts'
import { subjectOf } from './subject.server.ts'

/** The contact as the newest request has it, to correct it. Null when nothing is stored. */
export async function contactOfNumber(db: Db, phone: string): Promise<CorrectedContact | null> {
  const { name, email, createdAt } = leads
  const rows = await db.select({ name, email, createdAt }).from(leads).where(eq(leads.phone, phone)).orderBy(createdAt)
  const newest = rows.at(-1)
  return newest ? { name: newest.name, email: rows.findLast((row) => row.email !== null)?.email ?? null } : null
}

/**
 * Corrects name and e-mail in every request and every remembered contact of a number, and the name in its chats. A request
 * without an e-mail gets none: its form did not ask for one. Null removes the e-mail. Returns how many requests changed.
 */
export function correctPerson(
  db: Db,
  environment: Pick<Environment, 'officeSecret'>,
  { phone, contact }: { phone: string; contact: CorrectedContact },
  context: LeadContext,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.select({ id: leads.id }).from(leads).where(eq(leads.phone, phone)).orderBy(asc(leads.reference)).for('update')
    const { leads: owned, numberHash } = await subjectOf(tx, environment, phone)
    let changed = 0
    for (const lead of await leadsByIds(
      tx,
      owned.map(({ id }) => id),
    )) {
      const email = lead.email === null ? null : contact.email
      if (await correctContact(tx, lead, { name: contact.name, email }, context)) changed += 1
    }
    await correctRemembered(tx, phone, contact)
    await tx.update(conversations).set({ name: contact.name }).where(eq(conversations.phone, phone))
    if (changed > 0)
      await registerRequest(tx, {
        ...{ kind: 'correction', bySelf: true, subjectHash: numberHash ?? '' },
        ...{ receivedAt: context.now, handledAt: context.now },
      })
    return changed
  })
}

async function correctRemembered(tx: Db, phone: string, { name, email }: CorrectedContact): Promise<void> {
  const known = await tx.select().from(rememberedContacts).where(eq(rememberedContacts.phone, phone))
  const withEmail = known.filter((row) => row.email !== null).map(({ tokenHash }) => tokenHash)
  await tx.update(rememberedContacts).set({ name }).where(eq(rememberedContacts.phone, phone))
  if (withEmail.length > 0)
    await tx.update(rememberedContacts).set({ email }).where(inArray(rememberedContacts.tokenHash, withEmail))
}
