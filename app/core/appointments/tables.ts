import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { dealers } from '../dealers/tables.ts'
import { leads } from '../leads/tables.ts'

/** The slots that are taken now: a dealer's diary shows them. */
export const appointments = pgTable(
  'appointments',
  {
    leadId: uuid('lead_id')
      .primaryKey()
      .references(() => leads.id),
    /** What the appointment uses: a demonstration car, or a bay of the workshop. */
    kind: text().notNull(),
    dealerId: text('dealer_id')
      .notNull()
      .references(() => dealers.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('appointments_diary').on(table.dealerId, table.kind, table.startsAt)],
)
