import { sql } from 'drizzle-orm'
import { customType, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/columns.ts'
import { dealers } from '../dealers/tables.ts'
import type { Author, EventDetail, EventKind } from './conversation.ts'

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => new Uint8Array(value),
})

/** A conversation of a visitor with staff. What the columns say follows from the events and is written together with them. */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid().primaryKey(),
    /** Hash of the secret in the visitor's session cookie. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Name of the visitor's device, as the rate limits and the blocklist know it. */
    deviceHash: text('device_hash').notNull(),
    name: text().notNull(),
    /** How staff reaches the visitor after the chat. Null until the visitor gives it. */
    phone: text(),
    /** When a code or the device proved that the number is the visitor's. */
    phoneProvedAt: instant('phone_proved_at'),
    /** Not used. Instances of the former version select it while they are replaced, so it is dropped later. */
    transcriptHash: text('transcript_hash').unique(),
    /** The page on which the visitor is, without its query. */
    page: text().notNull(),
    /** IANA zone of the visitor, or null when it is not known. */
    zone: text(),
    /** The dealer that answers. Null: the maker itself answers. */
    dealerId: text('dealer_id').references(() => dealers.id),
    /** The employee who answers. */
    agentId: text('agent_id'),
    agentName: text('agent_name'),
    startedAt: instant('started_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** Since when the visitor waits for a person. */
    waitingSince: instant('waiting_since'),
    endedAt: instant('ended_at'),
    lastSequence: integer('last_sequence').notNull(),
    /** The highest sequence that reached each side, and that each side has seen. */
    visitorReceived: integer('visitor_received').notNull().default(0),
    visitorRead: integer('visitor_read').notNull().default(0),
    staffReceived: integer('staff_received').notNull().default(0),
    staffRead: integer('staff_read').notNull().default(0),
    /** When the visitor may send as many messages at once as the limit allows: a token bucket. */
    bucketFullAt: instant('bucket_full_at').notNull(),
  },
  ({ dealerId, agentId, waitingSince, endedAt, lastAt, phone, deviceHash }) => [
    index('conversations_waiting').on(waitingSince).where(sql`${waitingSince} is not null and ${endedAt} is null`),
    index('conversations_agent').on(agentId, lastAt).where(sql`${endedAt} is null`),
    index('conversations_dealer').on(dealerId, lastAt),
    index('conversations_last').on(lastAt),
    index('conversations_phone').on(phone).where(sql`${phone} is not null`),
    index('conversations_device').on(deviceHash),
  ],
)

const conversation = () =>
  uuid('conversation_id')
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' })

/** The log of a conversation. Rows are never changed; they are deleted with their conversation. */
export const conversationEvents = pgTable(
  'conversation_events',
  {
    conversationId: conversation(),
    /** 1, 2, 3 … without gaps. */
    sequence: integer().notNull(),
    kind: text().$type<EventKind>().notNull(),
    by: text().$type<Author>().notNull(),
    staffId: text('staff_id'),
    staffName: text('staff_name'),
    /** Made by the sender. A message that is sent twice is stored once. */
    clientId: text('client_id'),
    text: text(),
    detail: jsonb().$type<EventDetail>(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.sequence] }),
    uniqueIndex('conversation_events_client').on(table.conversationId, table.clientId),
    index('conversation_events_lead').on(sql`(${table.detail} ->> 'reference')`).where(sql`${table.kind} = 'lead-made'`),
  ],
)

/** Photos, made again by us, and PDFs of conversations. */
export const conversationFiles = pgTable(
  'conversation_files',
  {
    id: uuid().primaryKey(),
    conversationId: conversation(),
    contentType: text('content_type').notNull(),
    bytes: bytes().notNull(),
    at: instant().notNull(),
  },
  (table) => [index('conversation_files_conversation').on(table.conversationId)],
)

/** Links to a transcript. Each shows what had been said when it was asked for. */
export const conversationTranscripts = pgTable(
  'conversation_transcripts',
  {
    /** Hash of the secret in the address. */
    secretHash: text('secret_hash').primaryKey(),
    conversationId: conversation(),
    /** The last event that it shows. */
    lastSequence: integer('last_sequence').notNull(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('conversation_transcripts_conversation').on(table.conversationId),
    index('conversation_transcripts_expiry').on(table.expiresAt),
  ],
)

/** When each employee was last at the desk of the chat, where a message of a visitor reaches the employee. */
export const chatPresence = pgTable('chat_presence', {
  staffId: text('staff_id').primaryKey(),
  seenAt: instant('seen_at').notNull(),
})

/** Devices that may not chat, each with the number that it had proved. */
export const conversationBlocks = pgTable(
  'conversation_blocks',
  {
    deviceHash: text('device_hash').primaryKey(),
    /** Hash of the proved number. Null without one. */
    numberHash: text('number_hash'),
    staffId: text('staff_id').notNull(),
    at: instant().notNull(),
    until: instant().notNull(),
  },
  ({ numberHash }) => [index('conversation_blocks_number').on(numberHash).where(sql`${numberHash} is not null`)],
)
