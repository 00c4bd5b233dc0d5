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

/**
 * The contact to correct: the name as the newest request has it, or else the newest chat, or else a device; the e-mail of the
 * newest request with one, or else of a device. Null when nothing is stored.
 */
export async function contactOfNumber(db: Db, environment: Secret, phone: string): Promise<CorrectedContact | null> {
  const ofRequest = { name: leads.name, email: leads.email }
  const requests = await db.select(ofRequest).from(leads).where(eq(leads.phone, phone)).orderBy(desc(leads.createdAt))
  const ofDevice = { name: rememberedContacts.name, email: rememberedContacts.email }
  const remembered = await db
    .select(ofDevice)
    .from(rememberedContacts)
    .where(eq(rememberedContacts.phone, phone))
    .orderBy(desc(rememberedContacts.at))
  const newest = requests[0] ?? (await newestChat(db, environment, phone)) ?? remembered[0]
  const email = [...requests, ...remembered].find((known) => known.email !== null)?.email ?? null
  return newest ? { name: newest.name, email } : null
}

async function newestChat(db: Db, environment: Secret, phone: string): Promise<{ name: string } | undefined> {
  const [chat] = await db
    .select({ name: conversations.name })
    .from(conversations)
    .where(await areOwnChats(db, await subjectOf(db, environment, phone)))
    .orderBy(desc(conversations.startedAt))
    .limit(1)
  return chat
}

/** Chats that name this number, and no other one later: the name in them is the person's. */
async function areOwnChats(db: Db, subject: DataSubject) {
  const named = inArray(conversations.id, [...(await conversationsOf(db, subject)).keys()])
  return and(named, or(isNull(conversations.phone), eq(conversations.phone, subject.phone ?? '')))
}

/**
 * Corrects name and e-mail in every request and every remembered contact of a number, and the name in its chats. A request
 * without an e-mail gets none: its form did not ask for one. Null removes the e-mail. Returns how many requests, contacts and
 * chats changed.
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
    changed += await correctRemembered(tx, phone, contact)
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

async function correctRemembered(tx: Db, phone: string, { name, email }: CorrectedContact): Promise<number> {
  const known = await tx.select().from(rememberedContacts).where(eq(rememberedContacts.phone, phone)).for('update')
  const corrected = (row: CorrectedContact) => ({ name, email: row.email === null ? null : email })
  const wrong = known.filter((row) => row.name !== name || row.email !== corrected(row).email)
  for (const row of wrong)
    await tx.update(rememberedContacts).set(corrected(row)).where(eq(rememberedContacts.tokenHash, row.tokenHash))
  return wrong.length
}
