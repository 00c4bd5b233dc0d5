import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** Who agreed to what, in which words, and when. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    /** The reference number of the request it was given with. */
    reference: text().notNull(),
    /** Names the exact text in `consent.ts`. */
    textVersion: text('text_version').notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [index('consents_reference').on(table.reference)],
)

/** A consent that was taken back; the consent itself stays on record. */
export const consentWithdrawals = pgTable('consent_withdrawals', {
  consentId: uuid('consent_id')
    .primaryKey()
    .references(() => consents.id),
  by: text().notNull(),
  at: instant().notNull(),
})
