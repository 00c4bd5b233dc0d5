import { isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bigserial, boolean, customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { dealers } from '../dealers/tables.ts'
import type { EventDetail } from './event-detail-schema.ts'
import { openStatuses, type WorkStatus } from './work-status.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
})

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A person who made a request: one row for each phone number. */
export const people = pgTable('people', {
  id: uuid().primaryKey(),
  phone: text().notNull().unique(),
  since: instant().notNull(),
})

/** Requests. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    kind: text().notNull(),
    /** Content as in the kind's schema in `payload-schema.ts`. */
    payload: jsonb().notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** The contact as given with this request. The phone number is normalised. */
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    /** The dealer who answers now. Null: the maker itself answers. */
    dealerId: text('dealer_id').references(() => dealers.id),
    /** Where the visitor came from: campaign parameters and referrer. */
    source: jsonb().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('leads_person').on(table.personId),
    index('leads_phone').on(table.phone),
    index('leads_kind').on(table.kind, table.createdAt),
    // What has been stored long enough is deleted, the oldest first.
    index('leads_created').on(table.createdAt),
    index('leads_partner')
      .on(partnerIn(table), table.createdAt)
      .where(sql`${partnerIn(table)} is not null`),
  ],
)

/** The affiliate partner that a lead came from. */
export function partnerIn({ source }: Record<'source', SQLWrapper>): SQL<string | null> {
  return sql`(${source} ->> 'partner')`
}

const lead = () =>
  uuid('lead_id')
    .notNull()
    .references(() => leads.id)

/** The events of a lead. Rows are never changed. */
export const leadEvents = pgTable(
  'lead_events',
  {
    leadId: lead(),
    number: integer().notNull(),
    kind: text().notNull(),
    /** The appointment after the event, if the lead has one. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** The dealer after the event. */
    dealerId: text('dealer_id').references(() => dealers.id),
    /** The promised time of an answer. Null when nobody needs to answer. */
    answerBy: instant('answer_by'),
    note: text(),
    by: text().notNull(),
    /** What only some kinds have, as in `event-detail-schema.ts`. */
    detail: jsonb().$type<EventDetail>(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.number] }),
    // The calendar of a dealer also shows appointments that were cancelled or moved away.
    index('lead_events_calendar').on(table.dealerId, table.startsAt).where(isNotNull(table.startsAt)),
    // Leads with these events are deleted sooner than others.
    index('lead_events_short_lived')
      .on(table.kind, table.at, table.leadId)
      .where(sql`${table.kind} in ('drafted', 'consent-withdrawn')`),
  ],
)

/**
 * The present state of each sent lead, for the lists of the office. It follows from the events and is written together with
 * them (`progress.server.ts`).
 */
export const leadProgress = pgTable(
  'lead_progress',
  {
    leadId: uuid('lead_id')
      .primaryKey()
      .references(() => leads.id),
    kind: text().notNull(),
    status: text().$type<WorkStatus>().notNull(),
    /** The dealer that answers. Null: the maker itself answers. */
    dealerId: text('dealer_id').references(() => dealers.id),
    askedAt: instant('asked_at').notNull(),
    /** Null: answered, ended, or nobody needs to answer. */
    dueAt: instant('due_at'),
    /** The promise that counted for the first answer. */
    promisedBy: instant('promised_by'),
    firstContactAt: instant('first_contact_at'),
    /** Opening time from the request to the first answer. */
    firstContactMinutes: integer('first_contact_minutes'),
    assigneeId: text('assignee_id'),
    /** When the present promise was missed and escalated. */
    escalatedAt: instant('escalated_at'),
    /** The lead that this duplicate is handled with. */
    mergedInto: uuid('merged_into'),
    /** What an employee can search for (`lead-terms.ts`). */
    terms: tsvector().notNull(),
  },
  ({ leadId, kind, status, dealerId, askedAt, dueAt, assigneeId, escalatedAt, mergedInto, terms }) => [
    // Few leads wait for an answer, so these two stay small.
    index('lead_progress_due').on(dueAt, leadId).where(isNotNull(dueAt)),
    index('lead_progress_dealer_due').on(dealerId, dueAt, leadId).where(isNotNull(dueAt)),
    index('lead_progress_asked').on(askedAt, leadId),
    index('lead_progress_dealer').on(dealerId, askedAt, leadId),
    index('lead_progress_kind').on(kind, askedAt, leadId),
    index('lead_progress_status').on(status, askedAt, leadId),
    // Only the open ones: an employee has handled thousands after some years.
    index('lead_progress_open_of_assignee').on(assigneeId, askedAt, leadId).where(isOpenOfAssignee({ assigneeId, status })),
    index('lead_progress_escalated').on(dueAt, leadId).where(sql`${dueAt} is not null and ${escalatedAt} is not null`),
    index('lead_progress_merged').on(mergedInto).where(isNotNull(mergedInto)),
    // Without fast updates, which leave a list that each query reads until a vacuum; the embedded database has none.
    index('lead_progress_terms').using('gin', termsAndDealer({ terms, dealerId })).with({ fastupdate: false }),
  ],
)

function isOpenOfAssignee({ assigneeId, status }: Record<'assigneeId' | 'status', SQLWrapper>): SQL {
  const open = openStatuses.map((each) => `'${each}'`).join(', ')
  return sql`${assigneeId} is not null and ${status} in (${sql.raw(open)})`
}

/** The terms, and the dealer as a term of its own: one index answers a search within a dealer. Queries must use the same expression. */
export function termsAndDealer({ terms, dealerId }: { terms: SQLWrapper; dealerId: SQLWrapper }): SQL {
  return sql`(${terms} || array_to_tsvector(array['d' || coalesce(${dealerId}, '')]))`
}

/** The submitted forms of leads. Holds only hashes: neither key nor token can be read back. */
export const leadRequests = pgTable(
  'lead_requests',
  {
    keyHash: text('key_hash').primaryKey(),
    /** Hash of the form's content: tells a repeated submit from a changed one. */
    content: text().notNull(),
    leadId: lead(),
    at: instant().notNull(),
  },
  // An erased lead looks for its rows, and so does the foreign key.
  (table) => [index('lead_requests_lead').on(table.leadId)],
)

/** The private addresses of a lead. An address opened with a code expires. */
export const leadAddresses = pgTable(
  'lead_addresses',
  {
    tokenHash: text('token_hash').primaryKey(),
    leadId: lead(),
    at: instant().notNull(),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('lead_addresses_lead').on(table.leadId)],
)

/** Pictures of a lead, made again by us: never the bytes that were uploaded. */
export const leadPictures = pgTable(
  'lead_pictures',
  {
    id: uuid().primaryKey(),
    leadId: lead(),
    contentType: text('content_type').notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: bytes().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('lead_pictures_lead').on(table.leadId), index('lead_pictures_at').on(table.at)],
)

/** Contacts that a device may fill in, with the owner's permission. The device holds the secret, the table its hash. */
export const rememberedContacts = pgTable(
  'remembered_contacts',
  {
    tokenHash: text('token_hash').primaryKey(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    at: instant().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  ({ phone, at, expiresAt }) => [
    index('remembered_contacts_phone').on(phone),
    index('remembered_contacts_at').on(at),
    index('remembered_contacts_expiry').on(expiresAt),
  ],
)

/** What the figures keep of a lead that was erased: nothing in it names the lead or its person. */
export const erasedLeads = pgTable(
  'erased_leads',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    kind: text().notNull(),
    dealerId: text('dealer_id'),
    /** The full hour of the request: the minute could name it. */
    askedAt: instant('asked_at').notNull(),
    answered: boolean().notNull(),
    /** Null when the promise was not decided yet. */
    inTime: boolean('in_time'),
    firstContactMinutes: integer('first_contact_minutes'),
  },
  (table) => [index('erased_leads_asked').on(table.askedAt)],
)
