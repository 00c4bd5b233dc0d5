import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Instant } from '../../lib/instant.ts'
import { type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { hashOf } from '../../platform/secret-hash.server.ts'
import type { Staff } from '../staff/grant.ts'
import type { Author, ChatEvent, EventDetail, EventKind, Marks } from './conversation.ts'
import { type Change, conversationChannel } from './conversation-changes.server.ts'
import { conversationEvents, conversations } from './tables.ts'

export type Conversation = typeof conversations.$inferSelect

export type NewEvent = {
  kind: EventKind
  by: Author
  staff?: Pick<Staff, 'id' | 'name'>
  clientId?: string | null
  text?: string | null
  detail?: EventDetail | null
}

/** The conversation of a session cookie. */
export async function conversationOf(db: Db, token: string): Promise<Conversation | null> {
  const [found] = await db.select().from(conversations).where(ofToken(token))
  return found ?? null
}

export const ofToken = (token: string) => eq(conversations.tokenHash, hashOf(token))

/** At most this many events in one read: a longer history takes several. */
export const mostAtOnce = 200

export async function eventsAfter(db: Db, id: string, sequence: number, limit = mostAtOnce): Promise<ChatEvent[]> {
  const rows = await db
    .select()
    .from(conversationEvents)
    .where(and(eq(conversationEvents.conversationId, id), gt(conversationEvents.sequence, sequence)))
    .orderBy(asc(conversationEvents.sequence))
    .limit(limit)
  return rows.map(eventOf)
}

/** The whole log. */
export async function allEvents(db: Db, id: string): Promise<ChatEvent[]> {
  return eventsAfter(db, id, 0, mostEvents)
}

/** A conversation with more events takes no more messages. */
export const mostEvents = 2000

export const marksOf = (it: Conversation): Marks => ({
  visitor: { received: it.visitorReceived, read: it.visitorRead },
  staff: { received: it.staffReceived, read: it.staffRead },
})

/**
 * Runs `change` in a transaction that has locked the conversation, so that events are added one after the other. `change`
 * writes nothing when it refuses.
 */
export function changeConversation<Value, Refusal>(
  db: Db,
  which: ReturnType<typeof ofToken>,
  change: (tx: Db, conversation: Conversation) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | 'unknown'>> {
  return db.transaction(async (tx) => {
    const [conversation] = await tx.select().from(conversations).where(which).for('update')
    return conversation ? change(tx, conversation) : refused('unknown')
  })
}

/** The event that the sender of this id added earlier. */
export async function eventOfClient(tx: Db, id: string, clientId: string): Promise<ChatEvent | null> {
  const [row] = await tx
    .select()
    .from(conversationEvents)
    .where(and(eq(conversationEvents.conversationId, id), eq(conversationEvents.clientId, clientId)))
  return row ? eventOf(row) : null
}

/** How many events of a kind the conversation has. */
export const countOfKind = (tx: Db, id: string, kind: EventKind): Promise<number> =>
  tx.$count(conversationEvents, and(eq(conversationEvents.conversationId, id), eq(conversationEvents.kind, kind)))

export type Appended = { event: ChatEvent; conversation: Conversation }

/**
 * Adds an event to a locked conversation, in one statement. Tells all streams after the commit. Returns both as they are now;
 * null when the conversation has an event with this client's id, and then changes nothing.
 */
export async function appendOnce(
  tx: Db,
  conversation: Conversation,
  { kind, by, staff, clientId = null, text = null, detail = null }: NewEvent,
  now: Instant,
  more: Partial<Conversation> = {},
): Promise<Appended | null> {
  const row = {
    conversationId: conversation.id,
    sequence: conversation.lastSequence + 1,
    kind,
    by,
    staffId: staff?.id ?? null,
    staffName: staff?.name ?? null,
    clientId,
    text,
    detail,
    at: now,
  }
  const changes = { ...stateAfter(conversation, row), ...more, lastSequence: row.sequence, lastAt: now }
  const event = eventOf(row)
  const insert = tx
    .insert(conversationEvents)
    .values(row)
    .onConflictDoNothing({ target: [conversationEvents.conversationId, conversationEvents.clientId] })
    .returning({ sequence: conversationEvents.sequence })
  const update = tx
    .update(conversations)
    .set(changes)
    .where(and(eq(conversations.id, conversation.id), sql`exists (select from added)`))
    .returning({ told: telling({ id: conversation.id, event }) })
  const written = await tx.execute(sql`with added as (${insert.getSQL()}) ${update.getSQL()}`)
  const { rows } = written as unknown as { rows: unknown[] }
  return rows.length === 0 ? null : { event, conversation: { ...conversation, ...changes } }
}

/** The same for an event whose id is certainly new. */
export async function append(...given: Parameters<typeof appendOnce>): Promise<Appended> {
  const appended = await appendOnce(...given)
  if (!appended) throw new Error('The id of a new event was used before.')
  return appended
}

type Row = typeof conversationEvents.$inferSelect

/** Who answers, and who waits, after an event. */
function stateAfter({ waitingSince }: Conversation, { kind, by, staffId, staffName, detail, at }: Row): Partial<Conversation> {
  const waiting = { waitingSince: waitingSince ?? at }
  switch (kind) {
    case 'message':
    case 'file':
      return by === 'staff' ? { waitingSince: null } : waiting
    case 'person-asked':
      return waiting
    case 'joined':
      return { agentId: staffId, agentName: staffName }
    case 'left':
      return { agentId: null, agentName: null, ...waiting }
    case 'transferred':
      return { agentId: detail?.to?.id ?? null, agentName: detail?.to?.name ?? null, ...waiting }
    case 'handed-over':
      return { dealerId: detail?.to?.id ?? null, agentId: null, agentName: null, ...waiting }
    case 'ended':
      return { endedAt: at, waitingSince: null }
    default:
      return {}
  }
}

/** Stores that events reached a side, or that it has seen them. A lower number than the stored one changes nothing. */
export async function setMarks(
  db: Db,
  id: string,
  side: 'visitor' | 'staff',
  { received, read }: { received: number; read: number },
): Promise<void> {
  const columns = markColumns[side]
  const raised = { received: raise(columns.received, Math.max(received, read)), read: raise(columns.read, read) }
  const isHigher = sql`(${raised.received}, ${raised.read}) <> (${columns.received}, ${columns.read})`
  const [changed] = await db
    .update(conversations)
    .set(
      side === 'visitor'
        ? { visitorReceived: raised.received, visitorRead: raised.read }
        : { staffReceived: raised.received, staffRead: raised.read },
    )
    .where(and(eq(conversations.id, id), isHigher))
    .returning()
  if (changed) await tell(db, { id, marks: marksOf(changed) })
}

const markColumns = {
  visitor: { received: conversations.visitorReceived, read: conversations.visitorRead },
  staff: { received: conversations.staffReceived, read: conversations.staffRead },
}

const raise = (column: AnyPgColumn, to: number) => sql`greatest(${column}, least(${to}::int, ${conversations.lastSequence}))`

/** Tells the other side that somebody is typing. Nothing is stored. */
export function tellTyping(db: Db, id: string, typing: NonNullable<Change['typing']>): Promise<void> {
  return tell(db, { id, typing })
}

async function tell(db: Db, change: Change): Promise<void> {
  await db.execute(sql`select ${telling(change)}`)
}

/** PostgreSQL accepts payloads of less than 8,000 bytes. */
const longestPayload = 7900

function telling(change: Change) {
  const whole = JSON.stringify(change)
  const payload = Buffer.byteLength(whole) <= longestPayload ? whole : JSON.stringify({ id: change.id })
  return sql<unknown>`pg_notify(${conversationChannel}, ${payload})`
}

function eventOf({ sequence, kind, by, staffId, staffName, clientId, text, detail, at }: Row): ChatEvent {
  const staff = staffName === null ? null : { id: staffId ?? '', name: staffName }
  return { sequence, kind, by, staff, clientId, text, detail, at: at.toString() }
}
