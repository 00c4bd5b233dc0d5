import { and, asc, desc, eq, ne, notInArray, sql } from 'drizzle-orm'
import { channelsToPrograms } from '~/core/messages/message.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { readRetiredModels } from '../../../core/cars/retired.server.ts'
import { conversationsOfLead } from '../../../core/conversations/staff-lists.server.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import { dealerById } from '../../../core/dealers/dealers.server.ts'
import { dealers } from '../../../core/dealers/tables.ts'
import { happened, type Lead, lastEvent, stateOf } from '../../../core/leads/lead.ts'
import { leadByReference, leadsByIds } from '../../../core/leads/leads.server.ts'
import { assigneeOf, type Progress, progressOf } from '../../../core/leads/progress.ts'
import { makerZone } from '../../../core/leads/promise.ts'
import { factsOf } from '../../../core/leads/request/about-words.ts'
import { leadEvents, leadPictures, leadProgress, leads } from '../../../core/leads/tables.ts'
import { messageSubject, outbox } from '../../../core/messages/tables.ts'
import { recordLook } from '../../../core/staff/audit.server.ts'
import { covers, type Grant, grant as grantOf, may } from '../../../core/staff/grant.ts'
import type { Instant } from '../../../lib/instant.ts'
import type { Db } from '../../../platform/database.server.ts'
import { inScope } from '../inbox/in-scope.server.ts'
import { answeringDealer } from '../work/act.server.ts'

/** A lead with everything that an employee needs to answer it. */
export type Opened = Awaited<ReturnType<typeof detailOf>>

/** Opens a lead, and writes to the audit log who did. Null: unknown, a draft, or of another dealer. */
export async function openLead(db: Db, grant: Grant<'lead:read'>, reference: string, now: Instant): Promise<Opened | null> {
  const lead = await leadByReference(db, reference)
  const progress = lead && progressOf(lead)
  if (!lead || !progress || !covers(grant, answeringDealer(lead))) return null
  const merged = (await mergedInto(db, lead)).filter((each) => covers(grant, answeringDealer(each)))
  for (const { reference: id } of [lead, ...merged])
    await recordLook(db, grant, { action: 'lead-opened', subject: { kind: 'lead', id } }, now)
  return detailOf(db, grant, { lead, progress, merged }, now)
}

/** `merged`: the duplicates that are handled with the lead. */
type Found = { lead: Lead; progress: Progress; merged: readonly Lead[] }

async function detailOf(db: Db, grant: Grant<'lead:read'>, { lead, progress, merged }: Found, now: Instant) {
  const dealer = lead.dealerId === null ? null : await dealerById(db, lead.dealerId)
  const zone = dealer ? calendarOf(dealer).zone : makerZone
  const models = { cars: await readCatalogue(db), retired: await readRetiredModels(db) }
  const isVerified = happened(lead, 'verified')
  const [pictures, messages, others, chats, dealerNames] = await Promise.all([
    picturesOf(db, lead),
    messagesAbout(db, lead),
    leadsOfNumber(db, grant, lead.phone, lead.id),
    may(grant.staff, 'chat:read') ? conversationsOfLead(db, grantOf(grant.staff, 'chat:read'), { ...lead, isVerified }) : [],
    namesOfDealers(db, [lead, ...merged]),
  ])
  return {
    lead,
    progress,
    dealer,
    zone,
    state: stateOf(lead, now),
    assignee: assigneeOf(lead),
    span: lastEvent(lead).span,
    isVerified,
    prefersWhatsapp: happened(lead, 'whatsapp-preferred'),
    facts: factsOf(lead, models),
    pictures,
    messages,
    others,
    chats,
    merged,
    dealerNames,
  }
}

function picturesOf(db: Db, { id }: Lead) {
  const { width, height } = leadPictures
  return db
    .select({ id: leadPictures.id, width, height })
    .from(leadPictures)
    .where(eq(leadPictures.leadId, id))
    .orderBy(asc(leadPictures.at))
}

const mostMessages = 50

/** Messages to the visitor, the newest first, without their secrets. */
function messagesAbout(db: Db, { id }: Lead) {
  const { channel, template, text, createdAt, deliveredAt, deadAt, problem } = outbox
  return db
    .select({ id: outbox.id, channel, template, text, createdAt, deliveredAt, deadAt, problem })
    .from(outbox)
    .where(and(eq(messageSubject, id), notInArray(channel, [...channelsToPrograms])))
    .orderBy(desc(createdAt))
    .limit(mostMessages)
}

const mostOthers = 20

/** Leads of a telephone number that the employee may see, the newest first. `except`: the id of a lead. */
export function leadsOfNumber(db: Db, grant: Grant<'lead:read'>, phone: string, except?: string) {
  const { reference, name, payload } = leads
  const { status, kind, askedAt, mergedInto } = leadProgress
  const verified = db
    .select({ one: sql`1` })
    .from(leadEvents)
    .where(and(eq(leadEvents.leadId, leads.id), eq(leadEvents.kind, 'verified')))
  return db
    .select({
      reference,
      name,
      kind: sql<Lead['kind']>`${kind}`,
      status,
      askedAt,
      isMerged: sql<boolean>`${mergedInto} is not null`,
      dealer: dealers.name,
      vehicle: sql<string | null>`${payload}->>'vehicle'`,
      isVerified: sql<boolean>`exists ${verified}`,
    })
    .from(leads)
    .innerJoin(leadProgress, eq(leadProgress.leadId, leads.id))
    .leftJoin(dealers, eq(dealers.id, leadProgress.dealerId))
    .where(and(eq(leads.phone, phone), except ? ne(leads.id, except) : undefined, inScope(grant)))
    .orderBy(desc(askedAt))
    .limit(mostOthers)
}

/** The duplicates that are handled with this lead, the newest first. */
async function mergedInto(db: Db, { id }: Lead): Promise<Lead[]> {
  const { leadId, mergedInto: into, askedAt } = leadProgress
  const found = await db.select({ leadId }).from(leadProgress).where(eq(into, id)).orderBy(desc(askedAt)).limit(mostOthers)
  return leadsByIds(
    db,
    found.map((row) => row.leadId),
  )
}

/** The names of all dealers in the histories, by id. */
async function namesOfDealers(db: Db, all: readonly Lead[]): Promise<Record<string, string>> {
  const ids = [...new Set(all.flatMap(({ history }) => history.flatMap(({ dealerId }) => dealerId ?? [])))]
  const found: Dealer[] = await Promise.all(ids.map((id) => dealerById(db, id)))
  return Object.fromEntries(found.map(({ id, name }) => [id, name]))
}

/** The bytes of a picture of a lead. Null: unknown, or of another dealer. */
export async function openPicture(db: Db, grant: Grant<'lead:read'>, reference: string, pictureId: string, now: Instant) {
  const lead = await leadByReference(db, reference)
  if (!lead || !covers(grant, answeringDealer(lead))) return null
  const { bytes, contentType } = leadPictures
  const ofLead = and(eq(leadPictures.leadId, lead.id), sql`${leadPictures.id}::text = ${pictureId}`)
  const [picture] = await db.select({ bytes, contentType }).from(leadPictures).where(ofLead)
  if (picture) await recordLook(db, grant, { action: 'lead-opened', subject: { kind: 'lead', id: reference } }, now)
  return picture ?? null
}
