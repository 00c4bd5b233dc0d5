import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { deleteOldest } from '../../platform/delete-oldest.server.ts'
import { append, changeConversation } from './conversations.server.ts'
import { conversationBlocks, conversations, conversationTranscripts } from './tables.ts'

/** Hours without an event after which the site ends a conversation. */
const longestSilence = 24 * 3

/** Conversations that one run ends, so that a run stays short. */
const mostAtOnce = 200

/** Ends conversations in which nobody has written for three days. A visitor who waits for an answer stays in the queue. */
export async function endSilent(db: Db, now: Instant): Promise<void> {
  const { lastAt, endedAt, waitingSince } = conversations
  const silent = and(lt(lastAt, now.subtract({ hours: longestSilence })), isNull(endedAt), isNull(waitingSince))
  const found = await db.select({ id: conversations.id }).from(conversations).where(silent).limit(mostAtOnce)
  for (const { id } of found) {
    await changeConversation(db, eq(conversations.id, id), async (tx, conversation) => {
      // The visitor may have written meanwhile.
      const isSilent = now.since(conversation.lastAt).total('hours') >= longestSilence && conversation.waitingSince === null
      if (isSilent && !conversation.endedAt) await append(tx, conversation, { kind: 'ended', by: 'site' }, now)
      return done(undefined)
    })
  }
}

/** Deletes up to `most` conversations whose last event was before an instant, with their logs and files. Returns how many. */
export function forgetOld(db: Db, before: Instant, most: number): Promise<number> {
  const { id, lastAt } = conversations
  return deleteOldest(db, { id, when: lt(lastAt, before), by: lastAt, most })
}

/** Deletes blocks and links to transcripts that have expired. */
export async function forgetExpired(db: Db, now: Instant): Promise<void> {
  await db.delete(conversationTranscripts).where(lt(conversationTranscripts.expiresAt, now))
  await db.delete(conversationBlocks).where(lt(conversationBlocks.until, now))
}
