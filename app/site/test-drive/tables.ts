import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { dealers } from '../../core/dealers/tables.ts'
import { instant } from '../../platform/columns.ts'

export const testDrives = pgTable('test_drives', {
  id: uuid().primaryKey(),
  reference: text().notNull().unique(),
  /** Slug of the model, and of the colour the visitor came from. */
  vehicle: text().notNull(),
  colour: text(),
  dealerId: text('dealer_id')
    .notNull()
    .references(() => dealers.id),
  name: text().notNull(),
  phone: text().notNull(),
  email: text().notNull(),
  createdAt: instant('created_at').notNull(),
})

const drive = () =>
  uuid('test_drive_id')
    .notNull()
    .references(() => testDrives.id)

/** What happened to a test drive: requested, moved, cancelled; nothing is ever overwritten. */
export const testDriveEvents = pgTable(
  'test_drive_events',
  {
    testDriveId: drive(),
    number: integer().notNull(),
    kind: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** By when the dealer promises to answer; null after a cancellation. */
    answerBy: instant('answer_by'),
    by: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.testDriveId, table.number] })],
)

/** The places that are taken now: what a dealer's diary shows. */
export const testDrivePlaces = pgTable(
  'test_drive_places',
  {
    testDriveId: drive().primaryKey(),
    dealerId: text('dealer_id')
      .notNull()
      .references(() => dealers.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('test_drive_places_diary').on(table.dealerId, table.startsAt)],
)

/** The submitted forms that led to a test drive. Only hashes are kept: neither key nor token can be read back. */
export const testDriveRequests = pgTable('test_drive_requests', {
  keyHash: text('key_hash').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  /** Hash of what the form said, to tell a repeated submit from a changed one. */
  content: text().notNull(),
  testDriveId: drive(),
  at: instant().notNull(),
})
