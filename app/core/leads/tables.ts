import { customType, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { dealers } from '../dealers/tables.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
})

/** Somebody who asked for something: one row a phone number, however it was spelled. */
export const people = pgTable('people', {
  id: uuid().primaryKey(),
  phone: text().notNull().unique(),
  since: instant().notNull(),
})

/** What somebody asked for. */
export const leads = pgTable(
  'leads',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    kind: text().notNull(),
    /** What the kind's schema in `payload.ts` says. */
    payload: jsonb().notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** As given with this request; the phone number is normal. */
    name: text().notNull(),
    phone: text().notNull(),
    email: text(),
    /** The dealer who answers now; the maker itself where there is none. */
    dealerId: text('dealer_id').references(() => dealers.id),
    /** Where the visitor came from: campaign parameters and referrer. */
    source: jsonb().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('leads_person').on(table.personId),
    index('leads_phone').on(table.phone),
    index('leads_kind').on(table.kind, table.createdAt),
  ],
)

const lead = () =>
  uuid('lead_id')
    .notNull()
    .references(() => leads.id)

/** What happened to a lead; nothing is ever overwritten. */
export const leadEvents = pgTable(
  'lead_events',
  {
    leadId: lead(),
    number: integer().notNull(),
    kind: text().notNull(),
    /** The appointment the event left behind, where the lead has one. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** The dealer the event left behind. */
    dealerId: text('dealer_id').references(() => dealers.id),
    /** By when somebody promises to answer; null where nobody needs to. */
    answerBy: instant('answer_by'),
    note: text(),
    by: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.number] })],
)

/** The submitted forms that led to a lead. Only hashes are kept: neither key nor token can be read back. */
export const leadRequests = pgTable('lead_requests', {
  keyHash: text('key_hash').primaryKey(),
  /** Hash of what the form said, to tell a repeated submit from a changed one. */
  content: text().notNull(),
  leadId: lead(),
  at: instant().notNull(),
})

/** The private addresses a lead can be seen at; one that was opened with a code goes out of date. */
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

/** Pictures sent with a lead, made anew by us: never the bytes that came. */
export const leadPictures = pgTable('lead_pictures', {
  id: uuid().primaryKey(),
  leadId: lead(),
  contentType: text('content_type').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: bytes().notNull(),
  at: instant().notNull(),
})

/** What a device may fill in again, with its owner's leave; the device holds the secret, we its hash. */
export const rememberedContacts = pgTable('remembered_contacts', {
  tokenHash: text('token_hash').primaryKey(),
  name: text().notNull(),
  phone: text().notNull(),
  email: text(),
  at: instant().notNull(),
  expiresAt: instant('expires_at').notNull(),
})
