import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import type { Attachment, Channel } from './message.ts'

type Values = Readonly<Record<string, string>>

/** Messages, written in the transaction of what they tell about and delivered afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    /** What the message is about; one message a key. */
    key: text().notNull().unique(),
    channel: text().$type<Channel>().notNull(),
    recipient: text().notNull(),
    template: text().notNull(),
    subject: text().notNull().default(''),
    /** With the secrets left out: `{{link}}`. */
    text: text().notNull(),
    /** What fills the template's places, for channels that keep the templates themselves. */
    values: jsonb().$type<Values>().notNull().default({}),
    /** The visitor's private address, a one-time code. Null: forgotten, once the message was delivered or given up. */
    secrets: jsonb().$type<Values>(),
    /** Names and addresses of files that go with it. */
    attachments: jsonb().$type<readonly Attachment[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    attempts: integer().notNull(),
    /** Not to be tried before. */
    tryAt: instant('try_at').notNull(),
    /** Worth nothing afterwards, as a one-time code is. */
    expiresAt: instant('expires_at'),
    deliveredAt: instant('delivered_at'),
    /** Given up: what stands in the outbox as a dead letter, with the reason. */
    deadAt: instant('dead_at'),
    problem: text(),
  },
  ({ channel, tryAt, deliveredAt, deadAt, expiresAt, attempts }) => [
    index('outbox_due')
      .on(channel, urgencyOf({ expiresAt, attempts }), tryAt)
      .where(sql`${deliveredAt} is null and ${deadAt} is null`),
  ],
)

/** 0: a code, which is soon worth nothing. 1: never tried. 2: an attempt has failed. */
export const urgency = urgencyOf(outbox)

function urgencyOf({ expiresAt, attempts }: Record<'expiresAt' | 'attempts', AnyPgColumn>): SQL {
  return sql`(case when ${expiresAt} is not null then 0 when ${attempts} = 0 then 1 else 2 end)`
}
