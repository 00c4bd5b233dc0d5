import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** A visitor who looks at the own data: first with an unproved number, then with a proved one, for a short time. */
export const privacyVisits = pgTable(
  'privacy_visits',
  {
    /** Hash of the secret in the visitor's cookie. */
    secretHash: text('secret_hash').primaryKey(),
    phone: text().notNull(),
    /** When a code proved the number. Null: not yet. */
    provedAt: instant('proved_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('privacy_visits_expiry').on(table.expiresAt)],
)

/** Requests of data subjects: those that the site handled by itself, and those that employees handle. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid().primaryKey(),
    reference: text().notNull().unique(),
    /** A kind of `privacy-request.ts`. */
    kind: text().notNull(),
    /** True when the person did it on the site, with a code. */
    bySelf: boolean('by_self').notNull(),
    /**
     * HMAC of the number, or of the id of the only chat that was erased. Names what was erased, for the list that is applied
     * again after a restore.
     */
    subjectHash: text('subject_hash').notNull(),
    /** Of an erased number: HMAC of the hash by which devices and blocks know it. A restore finds those by it. */
    proofHash: text('proof_hash'),
    /** The number, as long as an employee needs it. */
    phone: text(),
    /** What the person asks for, as long as an employee needs it. */
    wish: text(),
    receivedAt: instant('received_at').notNull(),
    dueAt: instant('due_at').notNull(),
    /** Of a deletion: when the site erased the data. `handledAt` follows when everybody else has erased it too. */
    erasedAt: instant('erased_at'),
    handledAt: instant('handled_at'),
    /** The employee who handled it. Null: the site. */
    handledBy: text('handled_by'),
    /** Set when the request was refused: the reason, as told to the person. */
    refusedBecause: text('refused_because'),
    /** When administrators were told that the time is nearly over. */
    escalatedAt: instant('escalated_at'),
  },
  (table) => [
    index('privacy_requests_open').on(table.handledAt, table.dueAt),
    index('privacy_requests_subject').on(table.subjectHash, table.receivedAt),
  ],
)

/** Who else must erase the data of an erased person: a dealer, or the CRM. */
export const privacyHandOvers = pgTable(
  'privacy_hand_overs',
  {
    requestId: uuid('request_id')
      .notNull()
      .references(() => privacyRequests.id, { onDelete: 'cascade' }),
    /** Id of a dealer, or `crm`. */
    recipient: text().notNull(),
    /** The leads that the recipient got, by reference. */
    references: text().array().notNull(),
    doneAt: instant('done_at'),
    doneBy: text('done_by'),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.recipient] })],
)

/** Failures to protect personal data. Names no person. */
export const privacyBreaches = pgTable('privacy_breaches', {
  id: uuid().primaryKey(),
  /** What happened and how, what data, and what is done about it (UU 27/2022 Pasal 46 ayat 2). */
  happened: text().notNull(),
  exposed: text().notNull(),
  measures: text().notNull(),
  affected: integer().notNull(),
  noticedAt: instant('noticed_at').notNull(),
  /** The end of the time to tell persons and authority. */
  dueAt: instant('due_at').notNull(),
  subjectsToldAt: instant('subjects_told_at'),
  authorityToldAt: instant('authority_told_at'),
  publicToldAt: instant('public_told_at'),
  enteredBy: text('entered_by').notNull(),
  enteredAt: instant('entered_at').notNull(),
  escalatedAt: instant('escalated_at'),
})

/** What an entry said before a correction, and who corrected it when. The entry itself says what is known now. */
export const privacyBreachCorrections = pgTable(
  'privacy_breach_corrections',
  {
    breachId: uuid('breach_id')
      .notNull()
      .references(() => privacyBreaches.id, { onDelete: 'cascade' }),
    /** 1 for the first correction of the entry. */
    number: integer().notNull(),
    happened: text().notNull(),
    exposed: text().notNull(),
    measures: text().notNull(),
    affected: integer().notNull(),
    noticedAt: instant('noticed_at').notNull(),
    correctedBy: text('corrected_by').notNull(),
    correctedAt: instant('corrected_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.breachId, table.number] })],
)
