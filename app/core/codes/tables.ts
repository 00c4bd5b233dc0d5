import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'

/** Requested one-time codes. The code itself is never stored. */
export const codes = pgTable(
  'codes',
  {
    id: uuid().primaryKey(),
    purpose: text().notNull(),
    /** Hash of the journey's secret. */
    flowHash: text('flow_hash').notNull(),
    /** The number for which the code was requested, or a substitute for an unknown number. */
    phone: text().notNull(),
    /** True when the code was sent. A code that was not sent does not count for the number, and cannot be guessed. */
    sent: boolean().notNull().default(true),
    /** Hash of the client's network address, for the limits. */
    clientHash: text('client_hash').notNull(),
    /** Hash of the secret of the device that requested the code. */
    deviceHash: text('device_hash').notNull().default(''),
    /** HMAC of the code. Its key is the journey's secret, which is not stored either. */
    codeHash: text('code_hash').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    misses: integer().notNull(),
    /** `used` or `burnt`. Null while the code is valid. */
    ended: text().$type<'used' | 'burnt'>(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('codes_flow').on(table.flowHash, table.purpose),
    index('codes_phone').on(table.phone, table.sent, table.sentAt),
    index('codes_device').on(table.deviceHash, table.sentAt),
  ],
)

/** Devices that have proved a number with a code; hashes of both. */
export const ownNumbers = pgTable(
  'own_numbers',
  {
    deviceHash: text('device_hash').notNull(),
    numberHash: text('number_hash').notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceHash, table.numberHash] }),
    index('own_numbers_number').on(table.numberHash),
    index('own_numbers_at').on(table.at),
  ],
)
