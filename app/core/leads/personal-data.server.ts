import { desc, eq, inArray, sql } from 'drizzle-orm'
import { dayAndTime } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import { own } from '../../lib/own.ts'
import { nationalMobile } from '../../lib/phone.ts'
import type { Db } from '../../platform/database.server.ts'
import {
  type DataSubject,
  dataUrls,
  type Fact,
  fitting,
  mostEntries,
  type PersonalEntry,
  type PersonalPart,
  type PersonalStore,
  partOf,
} from '../../platform/personal-data.ts'
import { readCatalogue } from '../cars/catalogue.server.ts'
import { readRetiredModels } from '../cars/retired.server.ts'
import { dealers } from '../dealers/tables.ts'
import { eraseLeads } from './erase-leads.server.ts'
import type { Lead, LeadEvent } from './lead.ts'
import { termsOf } from './lead-terms.ts'
import { leadsByIds } from './leads.server.ts'
import { eventNames, personalWords as words } from './personal-words.ts'
import { makerZone } from './promise.ts'
import { factsOf, type Models } from './request/about-words.ts'
import { kindWords } from './request/kind-words.ts'
import { leadPictures } from './tables.ts'

/** Requests and everything that employees wrote about them. A saved simulation is a request too. */
export const leadsStore: PersonalStore = {
  tables: ['leads', 'lead_events', 'lead_progress', 'lead_requests', 'lead_addresses', 'lead_pictures', 'people'],

  async find(db, subject) {
    const newest = subject.leads.slice(0, mostEntries)
    const [found, models] = await Promise.all([
      leadsByIds(
        db,
        newest.map(({ id }) => id),
      ),
      readModels(db),
    ])
    const names = await dealerNames(db, found)
    const inOrder = newest.flatMap(({ id }) => found.find((lead) => lead.id === id) ?? [])
    const isWhole = subject.leads.length <= mostEntries
    return [
      { section: 'leads', isWhole, entries: inOrder.map((lead) => entryOf(lead, names, models)) },
      { section: 'recipients', isWhole, entries: inOrder.flatMap((lead) => recipientsOf(lead, names)) },
      await findPictures(db, subject),
    ]
  },

  erase: (tx, subject, now) =>
    eraseLeads(
      tx,
      subject.leads.map(({ id }) => id),
      now,
    ),
}

async function readModels(db: Db): Promise<Models> {
  return { cars: await readCatalogue(db), retired: await readRetiredModels(db) }
}

type Names = ReadonlyMap<string, string>

/** The names of the dealers that these leads mention. */
async function dealerNames(db: Db, leads: readonly Lead[]): Promise<Names> {
  const ids = leads.flatMap(({ history }) => history.flatMap(({ dealerId }) => dealerId ?? []))
  const rows = await db
    .select({ id: dealers.id, name: dealers.name })
    .from(dealers)
    .where(inArray(dealers.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const inWords = (at: Instant) => dayAndTime(at, makerZone)

function entryOf(lead: Lead, names: Names, models: Models): PersonalEntry {
  const { reference, kind, name, phone, email, source, createdAt, history } = lead
  const facts: Fact[] = [
    { name: words.name, value: name },
    { name: words.phone, value: nationalMobile(phone) },
    ...(email ? [{ name: words.email, value: email }] : []),
    ...factsOf(lead, models),
    ...Object.entries(source).map(([name, value]) => ({ name: own(words.sources, name) ?? name, value: String(value) })),
    ...history.map((event) => ({ name: inWords(event.at), value: eventInWords(event, names) })),
  ]
  return { title: `${kindWords[kind]} ${reference}`, at: createdAt.toString(), facts, data: stored(lead) }
}

function eventInWords({ kind, span, dealerId, note }: LeadEvent, names: Names): string {
  const parts = [eventNames[kind], span && inWords(span.from), dealerId && names.get(dealerId), note && words.note(note)]
  return parts.filter(Boolean).join(', ')
}

const stored = (whole: Lead) => {
  const { history, ...lead } = whole
  return {
    ...lead,
    createdAt: lead.createdAt.toString(),
    /** By these an employee finds the lead. */
    terms: termsOf(whole),
    history: history.map(({ span, answerBy, at, ...event }) => ({
      ...event,
      startsAt: span?.from.toString() ?? null,
      endsAt: span?.to.toString() ?? null,
      answerBy: answerBy?.toString() ?? null,
      at: at.toString(),
    })),
  }
}

/** The dealers that got the lead: each with the first time. */
function recipientsOf(lead: Lead, names: Names): PersonalEntry[] {
  const first = new Map<string, Instant>()
  for (const { dealerId, at } of lead.history) if (dealerId && !first.has(dealerId)) first.set(dealerId, at)
  return [...first].map(([dealerId, at]) => ({
    title: names.get(dealerId) ?? dealerId,
    at: at.toString(),
    facts: [
      { name: words.recipientOf, value: `${kindWords[lead.kind]} ${lead.reference}` },
      { name: words.why, value: words.dealerWhy },
    ],
    data: { dealerId, reference: lead.reference, since: at.toString() },
  }))
}

async function findPictures(db: Db, { leads }: DataSubject): Promise<PersonalPart> {
  const { id, leadId, contentType, width, height, at } = leadPictures
  const rows = await db
    .select({ id, leadId, contentType, width, height, at })
    .from(leadPictures)
    .where(
      inArray(
        leadId,
        leads.map((lead) => lead.id),
      ),
    )
    .orderBy(desc(at))
    .limit(mostEntries + 1)
  return partOf('pictures', rows, (row) => ({
    title: words.picture,
    at: row.at.toString(),
    facts: [
      { name: words.pictureOf, value: leads.find((lead) => lead.id === row.leadId)?.reference ?? '' },
      { name: words.size, value: words.pixels(row.width, row.height) },
    ],
    data: { ...row, at: row.at.toString() },
  }))
}

/** A picture of one of these leads. Null for every other picture. */
export async function pictureOfSubject(db: Db, subject: DataSubject, id: string) {
  const [row] = await db.select().from(leadPictures).where(eq(leadPictures.id, id))
  return row && subject.leads.some((lead) => lead.id === row.leadId) ? row : null
}

/** The newest pictures of these leads that fit into `mostBytes` together, as data URLs by their id. */
export async function picturesInFile(db: Db, { leads }: DataSubject, mostBytes: number): Promise<ReadonlyMap<string, string>> {
  const { id, leadId, at, contentType, bytes } = leadPictures
  const ofSubject = inArray(
    leadId,
    leads.map((lead) => lead.id),
  )
  const size = sql<number>`octet_length(${bytes})`.mapWith(Number)
  const all = await db.select({ id, size }).from(leadPictures).where(ofSubject).orderBy(desc(at)).limit(mostEntries)
  const rows = await db
    .select({ id, contentType, bytes })
    .from(leadPictures)
    .where(inArray(id, fitting(all, mostBytes)))
  return dataUrls(rows)
}
