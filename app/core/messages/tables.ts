import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** Messages to visitors, written in the transaction of what they tell about and delivered afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    /** What the message is about; one message a key. */
    key: text().notNull().unique(),
    channel: text().notNull(),
    recipient: text().notNull(),
    template: text().notNull(),
    text: text().notNull(),
    /** The visitor's private address; forgotten once the message is delivered. */
    link: text(),
    createdAt: instant('created_at').notNull(),
    attempts: integer().notNull(),
    /** Not to be tried before. */
    tryAt: instant('try_at').notNull(),
    deliveredAt: instant('delivered_at'),
  },
  (table) => [index('outbox_waiting').on(table.deliveredAt, table.tryAt)],
)
