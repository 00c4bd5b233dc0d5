import { randomBytes, randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, type InferInsertModel, type InferSelectModel, inArray, isNull, or, type SQL } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { referenceBytes, referenceFrom } from '../../lib/reference.ts'
import type { Db } from '../../platform/database.server.ts'
import { rowInserter } from '../../platform/insert-rows.server.ts'
import type { Picture } from '../../platform/pictures.server.ts'
import { isTaken, runTogether, type Statements } from '../../platform/run-together.server.ts'
import { hashOf } from '../../platform/secret-hash.server.ts'
import { consentInsert } from '../consent/consent.server.ts'
import type { ConsentVersion } from '../consent/consent.ts'
import type { Message } from '../messages/message.ts'
import { messageInsert } from '../messages/messages.server.ts'
import { crmMessage } from './crm-message.ts'
import { eventDetail } from './event-detail-schema.ts'
import { type EventKind, eventKinds, type Lead, type LeadEvent, type LeadOf, lastEvent } from './lead.ts'
import type { LeadContext } from './lead-context.ts'
import { type LeadKind, prefixes } from './payload.ts'
import type { About } from './payload-schema.ts'
import { readAbout } from './payload-schema.ts'
import { pictureInsert } from './pictures.server.ts'
import { newRequestKey, tokenOf } from './private-address.server.ts'
import { progressUpsert } from './progress.server.ts'
import { type Source, source } from './source.ts'
import { leadAddresses, leadEvents, leads, people } from './tables.ts'

/** A lead about to be stored. */
export type NewLead = About & {
  /** The phone number in normalised form. */
  contact: { name: string; phone: string; email: string | null }
  dealerId: string | null
  source: Source
  /** The consent text that the visitor agreed to. */
  consent: ConsentVersion
  /** A picture sent with the form. */
  picture?: Picture | null
  /** Notes for an employee, such as a check that could not be made. */
  notes?: readonly string[]
  /** The first event of the lead. */
  event: Pick<LeadEvent, 'kind' | 'answerBy'> & Partial<Pick<LeadEvent, 'span' | 'by' | 'detail'>>
  /** The messages about the new lead. */
  messages?: (lead: Lead) => readonly Message[]
}

/** Stores a new lead with its person, event, consent, picture and messages. */
export async function insertLead(tx: Db, newLead: NewLead, context: LeadContext): Promise<Lead> {
  const { lead, statements } = prepareLead(tx, newLead, context)
  await runTogether(tx, statements)
  return lead
}

/** A new lead, and the statements that store it. They fail when another lead has its reference (`isReferenceTaken`). */
export function prepareLead(db: Db, newLead: NewLead, context: LeadContext): { lead: Lead; statements: Statements } {
  const { contact, event, consent, notes = [], picture = null, messages = () => [], ...about } = newLead
  const reference = referenceFrom(prefixes[about.kind], randomBytes(referenceBytes))
  const row = { ...about, ...contact, id: randomUUID(), reference, createdAt: context.now }
  const first = { span: null, note: null, detail: null, by: 'visitor', ...event, dealerId: about.dealerId, at: context.now }
  let lead: Lead = { ...row, history: [first] }
  const steps = [lead]
  for (const note of notes) {
    lead = withEvent(lead, { kind: 'noted', note, by: 'site' }, context)
    steps.push(lead)
  }
  const statements = {
    ...leadInserts(row),
    consent: consentInsert(reference, consent, context.now),
    ...(picture && { picture: pictureInsert(db, lead.id, picture, context.now) }),
    ...eventInserts(steps, context, messages(lead)),
  }
  return { lead, statements }
}

const insertPeople = rowInserter(people, {
  // This update changes nothing, but it returns an existing person, which an insert alone would not.
  conflict: { on: people.phone, update: [people.phone] },
  returning: people.id,
})
const insertLeads = rowInserter(leads, { computed: { personId: '(select id from person)' } })
const insertEvents = rowInserter(leadEvents)
const insertAddresses = rowInserter(leadAddresses, {
  conflict: { on: leadAddresses.tokenHash, update: [leadAddresses.expiresAt] },
})

/** Inserts the lead and its person: the person with this phone number, who may be new. */
function leadInserts(row: Omit<InferInsertModel<typeof leads>, 'personId'>): Statements {
  const { phone, createdAt } = row
  return { person: insertPeople([{ id: randomUUID(), phone, since: createdAt }]), lead: insertLeads([row]) }
}

/** True when a lead was not stored because another one has its reference. A second attempt makes a new reference. */
export const isReferenceTaken = (error: unknown): boolean => isTaken(error, 'leads_reference_unique')

/** A new event. Values that it does not give stay as they were. */
export type NewEvent = { kind: EventKind } & Partial<Omit<LeadEvent, 'kind' | 'at'>>

/** Adds an event to a lead. Values that the event does not give stay as they were. Returns the new state of the lead. */
export async function recordEvent(tx: Db, lead: Lead, newEvent: NewEvent, context: LeadContext): Promise<Lead> {
  const changed = withEvent(lead, newEvent, context)
  const { dealerId } = changed
  const update = tx.update(leads).set({ dealerId }).where(eq(leads.id, lead.id)).getSQL()
  await runTogether(tx, { ...eventInserts([changed], context), ...(dealerId !== lead.dealerId && { lead: update }) })
  return changed
}

/** The lead after one more event. */
function withEvent(lead: Lead, newEvent: NewEvent, { now }: LeadContext): Lead {
  const { span, answerBy } = lastEvent(lead)
  const unchanged = { span, answerBy, dealerId: lead.dealerId, note: null, detail: null, by: 'visitor' }
  const event = { ...unchanged, ...newEvent, at: now }
  return { ...lead, dealerId: event.dealerId, history: [...lead.history, event] }
}

/** Inserts the last event of each of these states of a lead, its message to the CRM, other messages, and the new state. */
function eventInserts(steps: readonly Lead[], context: LeadContext, others: readonly Message[] = []): Statements {
  const messages = [...(context.tellsCrm ? steps.map(crmMessage) : []), ...others]
  const events = insertEvents(steps.map(eventRow))
  const last = steps.at(-1)
  const progress = last ? progressUpsert(last) : null
  return {
    events,
    ...(progress && { progress }),
    ...(messages.length > 0 && { messages: messageInsert(messages, context.now) }),
  }
}

function eventRow(lead: Lead): InferInsertModel<typeof leadEvents> {
  const { span, ...event } = lastEvent(lead)
  const [startsAt, endsAt] = [span?.from ?? null, span?.to ?? null]
  return { ...event, leadId: lead.id, number: lead.history.length, startsAt, endsAt }
}

/** Opens a private address for a lead: for ever, or until `expiresAt`. For an open address this sets a new end. */
export async function openAddress(
  tx: Db,
  leadId: string,
  token: string,
  now: Instant,
  expiresAt: Instant | null = null,
): Promise<void> {
  await tx.execute(addressInsert(leadId, token, now, expiresAt))
}

/** The statement that opens a private address. */
export function addressInsert(leadId: string, token: string, now: Instant, expiresAt: Instant | null = null): SQL {
  return insertAddresses([{ tokenHash: hashOf(token), leadId, at: now, expiresAt }])
}

/** True when a private address never expires. */
export async function isPermanentAddress(db: Db, token: string): Promise<boolean> {
  const lasts = and(eq(leadAddresses.tokenHash, hashOf(token)), isNull(leadAddresses.expiresAt))
  return (await db.$count(leadAddresses, lasts)) > 0
}

export async function closeAddress(db: Db, token: string): Promise<void> {
  await db.delete(leadAddresses).where(eq(leadAddresses.tokenHash, hashOf(token)))
}

/** A token for a link in a message: it must never expire. */
export async function permanentToken(tx: Db, leadId: string, token: string, now: Instant): Promise<string> {
  if (await isPermanentAddress(tx, token)) return token
  const permanent = tokenOf(newRequestKey())
  await openAddress(tx, leadId, permanent, now)
  return permanent
}

/** True when a private address exists, even an expired one. */
export async function wasAddress(db: Db, token: string): Promise<boolean> {
  return (await db.$count(leadAddresses, eq(leadAddresses.tokenHash, hashOf(token)))) > 0
}

/** The lead of a private address. Null when the address is unknown or has expired. */
export async function findLead(db: Db, token: string, now: Instant): Promise<Lead | null> {
  const stillOpen = or(isNull(leadAddresses.expiresAt), gt(leadAddresses.expiresAt, now))
  const [row] = await db
    .select({ lead: leads })
    .from(leadAddresses)
    .innerJoin(leads, eq(leads.id, leadAddresses.leadId))
    .where(and(eq(leadAddresses.tokenHash, hashOf(token)), stillOpen))
  return row ? withHistory(db, row.lead) : null
}

/** The same for a change: locks the lead, so that two changes happen one after the other. */
export async function findLeadForUpdate(tx: Db, token: string, now: Instant): Promise<Lead | null> {
  const found = await findLead(tx, token, now)
  if (!found) return null
  await tx.select({ id: leads.id }).from(leads).where(eq(leads.id, found.id)).for('update')
  return findLead(tx, token, now)
}

export async function leadByReference(db: Db, reference: string): Promise<Lead | null> {
  const [row] = await db.select().from(leads).where(eq(leads.reference, reference))
  return row ? withHistory(db, row) : null
}

/** The same for a change, locked as in `findLeadForUpdate`. */
export async function leadByReferenceForUpdate(tx: Db, reference: string): Promise<Lead | null> {
  await tx.select({ id: leads.id }).from(leads).where(eq(leads.reference, reference)).for('update')
  return leadByReference(tx, reference)
}

/** One statement in both cases, so that the time does not tell whether the lead exists. */
export async function phoneByReference(db: Db, reference: string): Promise<Pick<Lead, 'id' | 'phone'> | null> {
  const [row] = await db.select({ id: leads.id, phone: leads.phone }).from(leads).where(eq(leads.reference, reference))
  return row ?? null
}

/** The leads of one kind from the person of a lead, newest first. */
export async function leadsOfPerson<Kind extends LeadKind>(db: Db, lead: Lead, kind: Kind): Promise<LeadOf<Kind>[]> {
  const person = db.select({ id: leads.personId }).from(leads).where(eq(leads.id, lead.id))
  const rows = await db
    .select()
    .from(leads)
    .where(and(eq(leads.personId, person), eq(leads.kind, kind)))
    .orderBy(desc(leads.createdAt))
  return (await Promise.all(rows.map((row) => withHistory(db, row)))) as LeadOf<Kind>[]
}

/** The leads with these ids, in two statements. */
export async function leadsByIds(db: Db, ids: readonly string[]): Promise<Lead[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]))
  const events = await db
    .select()
    .from(leadEvents)
    .where(inArray(leadEvents.leadId, [...ids]))
    .orderBy(asc(leadEvents.number))
  const byLead = Map.groupBy(events, ({ leadId }) => leadId)
  return rows.map((row) => leadOf(row, byLead.get(row.id) ?? []))
}

async function withHistory(db: Db, row: InferSelectModel<typeof leads>): Promise<Lead> {
  return leadOf(row, await db.select().from(leadEvents).where(eq(leadEvents.leadId, row.id)).orderBy(asc(leadEvents.number)))
}

function leadOf(
  { kind, payload, personId: _, ...row }: InferSelectModel<typeof leads>,
  events: readonly InferSelectModel<typeof leadEvents>[],
): Lead {
  const [first, ...later] = events.map(eventOf)
  if (!first) throw new Error(`Lead ${row.reference} has no history.`)
  return { ...row, ...readAbout(kind, payload), source: source.parse(row.source), history: [first, ...later] }
}

function eventOf({ kind, startsAt, endsAt, ...row }: InferSelectModel<typeof leadEvents>): LeadEvent {
  const known = eventKinds.find((each) => each === kind)
  if (!known) throw new Error(`"${kind}" is no event of a lead.`)
  const { dealerId, answerBy, note, by, at } = row
  const detail = row.detail && eventDetail.parse(row.detail)
  return { kind: known, span: startsAt && endsAt && { from: startsAt, to: endsAt }, dealerId, answerBy, note, by, detail, at }
}
