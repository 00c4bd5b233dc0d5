import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Instant, Temporal } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Counting, countAll } from '../../platform/rate-limit.server.ts'
import { hashOf } from '../../platform/secret-hash.server.ts'
import { tokenOf } from '../leads/private-address.server.ts'
import { type Blockable, isBlocked, shareBlockLocks, visitorOf } from './blocks.server.ts'
import type { ChatEvent, EventDetail } from './conversation.ts'
import {
  appendOnce,
  type Conversation,
  changeConversation,
  conversationOf,
  countOfKind,
  eventOfClient,
  mostEvents,
  type NewEvent,
  ofToken,
} from './conversations.server.ts'
import { conversations } from './tables.ts'

export type NewConversation = {
  /** The secret of the form or panel that starts it. Sent twice, it starts one conversation. */
  key: string
  name: string
  /** The path of the page on which the visitor is. */
  page: string
  /** IANA zone, or null. */
  zone: string | null
  /** Name of the device, and the client's network address. */
  device: string
  client: string
  /** Who had the earlier conversation of this browser session: the device may have another name now. */
  earlier?: Blockable
}

export type StartRefusal = { kind: 'blocked' } | { kind: 'too-many'; secondsToWait: number }

const hour = 60 * 60
/** Conversations that one device, and one address, may start. Thousands of people may share an address. */
const startsOf = ({ device, client }: NewConversation): Counting<'too-many'>[] => [
  { kind: 'too-many', key: `chats of device ${device}`, limit: { points: 10, seconds: hour } },
  { kind: 'too-many', key: `chats of address ${client}`, limit: { burst: 300, perMinute: 60 } },
]

/** Starts a conversation. Returns the secret for the session cookie. */
export async function startConversation(
  db: Db,
  started: NewConversation,
  now: Instant,
): Promise<Result<{ token: string; conversation: Conversation }, StartRefusal>> {
  const token = tokenOf(started.key)
  const known = await conversationOf(db, token)
  if (known) return done({ token, conversation: known })
  const stored = await db.transaction((tx) => storeUnlessBlocked(tx, token, started, now))
  if (!stored.ok) return stored
  const conversation = await conversationOf(db, token)
  if (!conversation) throw new Error('The conversation was not stored.')
  return done({ token, conversation })
}

/** A block that begins meanwhile waits until the conversation is stored, and then ends it. */
async function storeUnlessBlocked(
  tx: Db,
  token: string,
  started: NewConversation,
  now: Instant,
): Promise<Result<undefined, StartRefusal>> {
  const visitors = [{ device: started.device, phone: null }, ...(started.earlier ? [started.earlier] : [])]
  await shareBlockLocks(tx, visitors)
  for (const visitor of visitors) if (await isBlocked(tx, visitor, now)) return refused({ kind: 'blocked' })
  const counted = await countAll(tx, startsOf(started), now)
  if (!counted.ok) return counted
  const { name, page, zone, device } = started
  const times = { startedAt: now, lastAt: now, bucketFullAt: now }
  await tx
    .insert(conversations)
    .values({ id: randomUUID(), tokenHash: hashOf(token), deviceHash: device, name, page, zone, lastSequence: 0, ...times })
    .onConflictDoNothing({ target: conversations.tokenHash })
  return done(undefined)
}

export type SendRefusal =
  | {
      kind:
        | 'unknown'
        | 'ended'
        | 'full'
        | 'id-used'
        | 'not-ended'
        | 'already-rated'
        | 'blocked'
        | 'leads-full'
        | 'transcripts-full'
    }
  | { kind: 'too-many'; secondsToWait: number }

/** What a visitor adds. Its id is made by the browser or the form. */
export type VisitorEvent = Omit<NewEvent, 'by' | 'staff' | 'clientId' | 'detail'> & {
  clientId: string
  /** A function stores something in the same transaction first, such as a file. */
  detail?: EventDetail | ((tx: Db) => Promise<EventDetail>)
  /** True after `countAhead` for the same id: the limit does not count it again. */
  isCounted?: boolean
}

/**
 * Adds an event of the visitor, once for each id. `alsoFrom` adds events in the same transaction, such as an automatic answer.
 * Returns the event with its sequence, also when it was stored earlier.
 */
export async function sendAsVisitor(
  db: Db,
  token: string,
  sent: VisitorEvent,
  now: Instant,
  alsoIn?: (tx: Db, conversation: Conversation) => Promise<Conversation>,
): Promise<Result<ChatEvent, SendRefusal>> {
  const result = await changeConversation<ChatEvent, SendRefusal>(db, ofToken(token), async (tx, conversation) => {
    const refusal =
      refusalOf(conversation, sent, now) ?? (sent.kind === 'rated' ? await ratingRefusal(tx, conversation, now) : null)
    // A function may store something, so only an id that is certainly new may call it.
    if (refusal || typeof sent.detail === 'function') {
      const earlier = await eventOfClient(tx, conversation.id, sent.clientId)
      if (earlier) return answerOf(earlier)
    }
    if (refusal) return refused(refusal)
    const detail = typeof sent.detail === 'function' ? await sent.detail(tx) : (sent.detail ?? null)
    const counted = sent.isCounted ? {} : { bucketFullAt: afterTaking(conversation, now) }
    const added = await appendOnce(tx, conversation, { ...sent, detail, by: 'visitor' }, now, counted)
    if (added) await alsoIn?.(tx, added.conversation)
    return answerOf(added?.event ?? (await eventOfClient(tx, conversation.id, sent.clientId)))
  })
  return withKind(result)
}

/**
 * Counts an event under the limit of its conversation before the work that makes it, such as reading a photo. Returns the event
 * when it was stored earlier: then there is nothing to do.
 */
export async function countAhead(
  db: Db,
  token: string,
  { kind, clientId }: Pick<VisitorEvent, 'kind' | 'clientId'>,
  now: Instant,
): Promise<Result<ChatEvent | null, SendRefusal>> {
  const result = await changeConversation<ChatEvent | null, SendRefusal>(db, ofToken(token), async (tx, conversation) => {
    const earlier = await eventOfClient(tx, conversation.id, clientId)
    if (earlier) return answerOf(earlier)
    const refusal = refusalOf(conversation, { kind }, now)
    if (refusal) return refused(refusal)
    const bucketFullAt = afterTaking(conversation, now)
    await tx.update(conversations).set({ bucketFullAt }).where(eq(conversations.id, conversation.id))
    return done(null)
  })
  return withKind(result)
}

const withKind = <Value>(result: Result<Value, SendRefusal | 'unknown'>): Result<Value, SendRefusal> =>
  result.ok || result.refusal !== 'unknown' ? (result as Result<Value, SendRefusal>) : refused({ kind: 'unknown' })

/** The event of this id, if the visitor sent it. */
function answerOf(event: ChatEvent | null): Result<ChatEvent, SendRefusal> {
  return event?.by === 'visitor' ? done(event) : refused({ kind: 'id-used' })
}

function refusalOf(
  conversation: Conversation,
  { kind, isCounted = false }: Pick<VisitorEvent, 'kind' | 'isCounted'>,
  now: Instant,
): SendRefusal | null {
  if (conversation.endedAt && kind !== 'rated') return { kind: 'ended' }
  if (kind === 'rated' && !conversation.endedAt) return { kind: 'not-ended' }
  if (kind === 'ended') return null
  if (conversation.lastSequence >= mostEvents) return { kind: 'full' }
  const wait = isCounted ? 0 : waitFor(conversation, now)
  return wait > 0 ? { kind: 'too-many', secondsToWait: Math.ceil(wait) } : null
}

/** A conversation is rated once, and not by a blocked visitor. */
async function ratingRefusal(tx: Db, conversation: Conversation, now: Instant): Promise<SendRefusal | null> {
  if (await isBlocked(tx, visitorOf(conversation), now)) return { kind: 'blocked' }
  return (await countOfKind(tx, conversation.id, 'rated')) > 0 ? { kind: 'already-rated' } : null
}

/** Messages at once, and seconds for one more. Queued messages of a phone that was offline arrive at once. */
const burst = 60
const refillSeconds = 2

const missingSeconds = ({ bucketFullAt }: Conversation, now: Instant): number =>
  Math.max(0, now.until(bucketFullAt).total('seconds'))

/** Seconds until the conversation accepts one more message; 0 when it does now. */
const waitFor = (conversation: Conversation, now: Instant): number =>
  missingSeconds(conversation, now) + refillSeconds - burst * refillSeconds

function afterTaking({ bucketFullAt }: Conversation, now: Instant): Instant {
  const from = Temporal.Instant.compare(bucketFullAt, now) > 0 ? bucketFullAt : now
  return from.add({ seconds: refillSeconds })
}

/** Notes on which page the visitor is now. */
export async function notePage(db: Db, id: string, page: string): Promise<void> {
  await db.update(conversations).set({ page }).where(eq(conversations.id, id))
}
