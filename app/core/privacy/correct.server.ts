import { and, asc, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '../../platform/database.server.ts'
import type { Environment } from '../../platform/environment.server.ts'
import type { DataSubject } from '../../platform/personal-data.ts'
import { conversationsOf } from '../conversations/personal-data.server.ts'
import { conversations } from '../conversations/tables.ts'
import { type CorrectedContact, correctContact } from '../leads/correct-contact.server.ts'
import type { LeadContext } from '../leads/lead-context.ts'
import { leadsByIds } from '../leads/leads.server.ts'
import { leads, rememberedContacts } from '../leads/tables.ts'
import { registerRequest } from './requests.server.ts'
import { subjectOf } from './subject.server.ts'

type Secret = Pick<Environment, 'officeSecret'>

/** The contact as the newest request has it, or else the newest chat, to correct it. Null when nothing is stored. */
export async function contactOfNumber(db: Db, environment: Secret, phone: string): Promise<CorrectedContact | null> {
  const { name, email, createdAt } = leads
  const rows = await db.select({ name, email, createdAt }).from(leads).where(eq(leads.phone, phone)).orderBy(createdAt)
  const newest = rows.at(-1)
  if (newest) return { name: newest.name, email: rows.findLast((row) => row.email !== null)?.email ?? null }
  const [chat] = await db
    .select({ name: conversations.name })
    .from(conversations)
    .where(await areOwnChats(db, await subjectOf(db, environment, phone)))
    .orderBy(desc(conversations.startedAt))
    .limit(1)
  return chat ? { name: chat.name, email: null } : null
}

/** Chats that name this number, and no other one later: the name in them is the person's. */
async function areOwnChats(db: Db, subject: DataSubject) {
  const named = inArray(conversations.id, [...(await conversationsOf(db, subject)).keys()])
  return and(named, or(isNull(conversations.phone), eq(conversations.phone, subject.phone ?? '')))
}

/**
 * Corrects name and e-mail in every request and every remembered contact of a number, and the name in its chats. A request
 * without an e-mail gets none: its form did not ask for one. Null removes the e-mail. Returns how many requests and chats
 * changed.
 */
export function correctPerson(
  db: Db,
  environment: Secret,
  { phone, contact }: { phone: string; contact: CorrectedContact },
  context: LeadContext,
): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.select({ id: leads.id }).from(leads).where(eq(leads.phone, phone)).orderBy(asc(leads.reference)).for('update')
    const subject = await subjectOf(tx, environment, phone)
    let changed = 0
    for (const lead of await leadsByIds(
      tx,
      subject.leads.map(({ id }) => id),
    )) {
      const email = lead.email === null ? null : contact.email
      if (await correctContact(tx, lead, { name: contact.name, email }, context)) changed += 1
    }
    await correctRemembered(tx, phone, contact)
    const { name } = contact
    const chats = and(await areOwnChats(tx, subject), ne(conversations.name, name))
    changed += (await tx.update(conversations).set({ name }).where(chats).returning({ id: conversations.id })).length
    if (changed > 0)
      await registerRequest(tx, {
        ...{ kind: 'correction', bySelf: true, subjectHash: subject.numberHash ?? '' },
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
