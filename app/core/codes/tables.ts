import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** One-time codes that were asked for. The code itself is never stored. */
export const codes = pgTable(
  'codes',
  {
    id: uuid().primaryKey(),
    purpose: text().notNull(),
    /** Hash of the secret of the journey the code belongs to. */
    flowHash: text('flow_hash').notNull(),
    /** The number it was asked for, or what stands for one that is not known. */
    phone: text().notNull(),
    /** Whether it was sent. One that was not counts nothing for the number, and cannot be guessed. */
    sent: boolean().notNull().default(true),
    /** Hash of the client's network address, for the caps. */
    clientHash: text('client_hash').notNull(),
    /** Hash of the secret of the device that asked for it. */
    deviceHash: text('device_hash').notNull().default(''),
    /** HMAC of the code, keyed with the journey's secret, which is not stored either. */
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    misses: integer().notNull(),
    /** `used` or `burnt`; null while the code is good. */
    ended: text().$type<'used' | 'burnt'>(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('codes_flow').on(table.flowHash, table.purpose),
    index('codes_phone').on(table.phone, table.sent, table.sentAt),
    index('codes_device').on(table.deviceHash, table.sentAt),
  ],
)

/** Which devices have shown a number to be their owner's, by a code; hashes of both. */
export const ownNumbers = pgTable(
  'own_numbers',
  {
    deviceHash: text('device_hash').notNull(),
    numberHash: text('number_hash').notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.deviceHash, table.numberHash] })],
)
