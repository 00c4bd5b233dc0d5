import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Counting, countAll } from '../../platform/rate-limit.server.ts'
import { isBlocked, shareBlockLocks } from './blocks.server.ts'
import type { ChatEvent } from './conversation.ts'
import { type Conversation, changeConversation, countOfKind, eventOfClient, ofToken } from './conversations.server.ts'
import type { SendRefusal } from './visitor.server.ts'

/** What sends a message to a number or an address that the visitor has typed. */
export type LimitedAct = {
  kind: 'lead-made' | 'transcript-asked'
  clientId: string
  /** The typed number. Null for an e-mail address. */
  phone: string | null
  /** By number or address, by device and by network address. */
  limits: readonly Counting<string>[]
}

/** How many of each one conversation makes: enough for a number that was typed wrong. */
const mostInConversation = 3

const whenFull = { 'lead-made': 'leads-full', 'transcript-asked': 'transcripts-full' } as const

/** Runs `store` in a transaction, once for each id and within the limits. It is possible after the end, but not when blocked. */
export async function actWithinLimits(
  db: Db,
  token: string,
  { kind, clientId, phone, limits }: LimitedAct,
  now: Instant,
  store: (tx: Db, conversation: Conversation) => Promise<ChatEvent>,
): Promise<Result<ChatEvent, SendRefusal>> {
  const acted = await changeConversation<ChatEvent, SendRefusal>(db, ofToken(token), async (tx, conversation) => {
    const { id, deviceHash } = conversation
    const earlier = await eventOfClient(tx, id, clientId)
    if (earlier) return earlier.kind === kind ? done(earlier) : refused({ kind: 'id-used' })
    const visitor = { device: deviceHash, phone: phone ?? conversation.phone }
    await shareBlockLocks(tx, [visitor])
    if (await isBlocked(tx, visitor, now)) return refused({ kind: 'blocked' })
    if ((await countOfKind(tx, id, kind)) >= mostInConversation) return refused({ kind: whenFull[kind] })
    const counted = await countAll(tx, limits, now)
    if (counted.ok) return done(await store(tx, conversation))
    return refused({ kind: 'too-many', secondsToWait: counted.refusal.secondsToWait })
  })
  if (acted.ok) return acted
  return refused(acted.refusal === 'unknown' ? { kind: 'unknown' } : acted.refusal)
}
