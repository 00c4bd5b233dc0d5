import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import type { Attachment, Channel } from './message.ts'

type Values = Readonly<Record<string, string>>

/** Messages: written in the transaction of their event, delivered afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    /** Names the event. There is one message for each key. */
    key: text().notNull().unique(),
    channel: text().$type<Channel>().notNull(),
    recipient: text().notNull(),
    template: text().notNull(),
    subject: text().notNull().default(''),
    /** Without the secrets: `{{link}}`. */
    text: text().notNull(),
    /** Values of the template's places, for channels that store the templates themselves. */
    values: jsonb().$type<Values>().notNull().default({}),
    /** The visitor's private address, or a one-time code. Null: deleted after delivery or giving up. */
    secrets: jsonb().$type<Values>(),
    /** Names and addresses of the message's files. */
    attachments: jsonb().$type<readonly Attachment[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    attempts: integer().notNull(),
    /** The earliest time of the next attempt. */
    tryAt: instant('try_at').notNull(),
    /** Until this time of the database's clock an instance may be sending the message: the clocks of instances may differ. */
    heldUntil: instant('held_until'),
    /** After this time the message is useless, such as a one-time code. */
    expiresAt: instant('expires_at'),
    deliveredAt: instant('delivered_at'),
    /** When the message was given up: then it is a dead letter, and `problem` is the reason. */
    deadAt: instant('dead_at'),
    problem: text(),
  },
  ({ key, channel, recipient, tryAt, deliveredAt, deadAt, expiresAt, attempts }) => [
    // The messages of a person, who sees or erases them.
    index('outbox_recipient').on(recipient),
    // Messages about a lead have its id in the second part of their key.
    index('outbox_subject').on(subjectOf({ key })),
    index('outbox_due')
      .on(channel, urgencyOf({ expiresAt, attempts }), tryAt)
      .where(sql`${deliveredAt} is null and ${deadAt} is null`),
    index('outbox_dead').on(deadAt).where(sql`${deadAt} is not null`),
    index('outbox_ended')
      .on(endOf({ deliveredAt, deadAt }))
      .where(sql`${endOf({ deliveredAt, deadAt })} is not null`),
  ],
)

/** What a message is about: the second part of its key, `thanks:7f0c…:2`. */
export const messageSubject = subjectOf(outbox)

function subjectOf({ key }: Record<'key', AnyPgColumn>): SQL<string> {
  return sql`split_part(${key}, ':', 2)`
}

/** 0: a code, which expires soon. 1: never tried. 2: an attempt has failed. */
export const urgency = urgencyOf(outbox)

function urgencyOf({ expiresAt, attempts }: Record<'expiresAt' | 'attempts', AnyPgColumn>): SQL {
  return sql`(case when ${expiresAt} is not null then 0 when ${attempts} = 0 then 1 else 2 end)`
}

/** When a message was delivered or given up. */
export const messageEnd = endOf(outbox)

function endOf({ deliveredAt, deadAt }: Record<'deliveredAt' | 'deadAt', AnyPgColumn>): SQL {
  return sql`coalesce(${deliveredAt}, ${deadAt})`
}
