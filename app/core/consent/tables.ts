import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** Which request agreed to which text, and when. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    /** The reference of the request in which the consent was given. */
    reference: text().notNull(),
    /** Names the exact text in `consent.ts`. */
    textVersion: text('text_version').notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [index('consents_reference').on(table.reference), index('consents_given').on(table.givenAt)],
)

/** Withdrawn consents. The consent itself stays on record. */
export const consentWithdrawals = pgTable('consent_withdrawals', {
  consentId: uuid('consent_id')
    .primaryKey()
    .references(() => consents.id),
  by: text().notNull(),
  at: instant().notNull(),
})
