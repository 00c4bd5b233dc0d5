import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/**
 * What employees changed in the calendar of a dealer, and why. Rows are never changed. The dealer's own row has the result,
 * for all who read it.
 */
export const calendarChanges = pgTable(
  'calendar_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    dealerId: text('dealer_id').notNull(),
    /** A kind of `CalendarChange`. */
    kind: text().notNull(),
    /** What was changed: a day, a kind of appointment, a car. */
    subject: text().notNull(),
    /** The new value. Null: removed. */
    value: jsonb(),
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    at: instant().notNull(),
  },
  (table) => [index('calendar_changes_subject').on(table.dealerId, table.kind, table.subject, table.id)],
)
