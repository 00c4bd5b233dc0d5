import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Environment } from '../../platform/environment.server.ts'
import type { DataSubject } from '../../platform/personal-data.ts'
import { hashOfNumber } from '../codes/own-numbers.server.ts'
import { erasureMessage } from '../leads/crm-message.ts'
import type { LeadContext } from '../leads/lead-context.ts'
import { leadEvents, leadProgress, leads, people } from '../leads/tables.ts'
import { writeMessage } from '../messages/messages.server.ts'
import { crmRecipient } from './privacy-request.ts'
import { type HandOver, registerHandOvers, registerRequest } from './requests.server.ts'
import { personalStores } from './stores.server.ts'
import { erasedNames, subjectOf } from './subject.server.ts'
import { privacyRequests } from './tables.ts'

type Installation = Pick<Environment, 'officeSecret' | 'dataDir'>

/** The end of an erasure: its reference in the register, and who else must erase. */
export type Erased = { reference: string; handOvers: readonly HandOver[] }

/** `by`: the employee who erases; null: the person. `request`: the request in the register that is handled with it. */
export type Erasing = { phone: string; by: string | null; request?: { id: string; reference: string } }

/**
 * Erases everything about the person with this number and enters it into the register. Whoever got the data is listed there
 * until they have erased it too; the CRM is told at once.
 */
export async function erasePerson(db: Db, environment: Installation, erasing: Erasing, context: LeadContext): Promise<Erased> {
  const erased = await db.transaction((tx) => eraseWithin(tx, environment, erasing, context))
  await eraseFiles(db, environment.dataDir)
  return erased
}

/** The same in a transaction. The caller erases the files after the commit (`eraseFiles`). */
export async function eraseWithin(
  tx: Db,
  environment: Installation,
  { phone, by, request }: Erasing,
  context: LeadContext,
): Promise<Erased> {
  const subject = await lockedSubject(tx, environment, phone)
  const handOvers = await handOversOf(tx, subject, context)
  await eraseFromStores(tx, subject, context.now)
  await tellCrm(tx, subject, context)
  const handledAt = handOvers.length === 0 ? context.now : null
  const entry = request ?? (await registerRequest(tx, registered(subject, by, context.now)))
  const proofHash = (await erasedNames(tx, environment)).proof(hashOfNumber(phone))
  await tx
    .update(privacyRequests)
    .set({ erasedAt: context.now, handledAt, handledBy: by, proofHash })
    .where(eq(privacyRequests.id, entry.id))
  await registerHandOvers(tx, entry.id, handOvers)
  return { reference: entry.reference, handOvers }
}

const registered = ({ numberHash }: DataSubject, by: string | null, receivedAt: Instant) =>
  ({ kind: 'deletion', subjectHash: numberHash ?? '', bySelf: by === null, receivedAt }) as const

/** A request that is sent meanwhile waits for the row of the person, and then belongs to a new one. */
async function lockedSubject(tx: Db, environment: Installation, phone: string): Promise<DataSubject> {
  await tx.select({ id: people.id }).from(people).where(eq(people.phone, phone)).for('update')
  // The same order as everywhere, so that two changes cannot wait for each other.
  await tx.select({ id: leads.id }).from(leads).where(eq(leads.phone, phone)).orderBy(asc(leads.reference)).for('update')
  return subjectOf(tx, environment, phone)
}

/** Erases a person or leads from every store, in a transaction. */
export async function eraseFromStores(tx: Db, subject: DataSubject, now: Instant): Promise<void> {
  for (const store of personalStores) await store.erase(tx, subject, now)
}

/** After the commit: a file must not be lost when the transaction fails. */
export async function eraseFiles(db: Db, dataDir: string): Promise<void> {
  for (const { eraseFiles: erase } of personalStores) await erase?.(db, dataDir)
}

async function handOversOf(tx: Db, { leads: owned }: DataSubject, { tellsCrm }: LeadContext): Promise<HandOver[]> {
  if (owned.length === 0) return []
  const ids = owned.map(({ id }) => id)
  const rows = await tx
    .selectDistinct({ recipient: leadEvents.dealerId, reference: leads.reference })
    .from(leadEvents)
    .innerJoin(leads, eq(leads.id, leadEvents.leadId))
    // A draft was sent to no dealer.
    .innerJoin(leadProgress, eq(leadProgress.leadId, leads.id))
    .where(and(inArray(leads.id, ids), isNotNull(leadEvents.dealerId)))
    .orderBy(asc(leadEvents.dealerId), asc(leads.reference))
  const byDealer = Map.groupBy(rows, ({ recipient }) => recipient ?? '')
  const dealers = [...byDealer].map(([recipient, of]) => ({ recipient, references: of.map(({ reference }) => reference) }))
  const crm = { recipient: crmRecipient, references: owned.map(({ reference }) => reference).toSorted() }
  return tellsCrm ? [...dealers, crm] : dealers
}

async function tellCrm(tx: Db, { leads: owned }: DataSubject, { tellsCrm, now }: LeadContext): Promise<void> {
  if (!tellsCrm) return
  for (const lead of owned) await writeMessage(tx, erasureMessage(lead, now), now)
}
