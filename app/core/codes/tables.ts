import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** One-time codes that were sent. The code itself is never stored. */
export const codes = pgTable(
  'codes',
  {
    id: uuid().primaryKey(),
    purpose: text().notNull(),
    /** Hash of the secret of the journey the code belongs to. */
    flowHash: text('flow_hash').notNull(),
    /** The number it was sent to, or what stands for one that is not known. */
    phone: text().notNull(),
    /** Hash of the client's network address, for the caps. */
    clientHash: text('client_hash').notNull(),
    /** HMAC of the code, keyed with the journey's secret, which is not stored either. */
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    misses: integer().notNull(),
    /** `used`, `burnt` or `replaced`; null while the code is good. */
    ended: text().$type<'used' | 'burnt' | 'replaced'>(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('codes_flow').on(table.flowHash, table.purpose),
    index('codes_phone').on(table.phone, table.sentAt),
    index('codes_client').on(table.clientHash, table.sentAt),
  ],
)
