import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { append, changeConversation } from './conversations.server.ts'
import { conversationBlocks, conversations } from './tables.ts'

/** Hours without an event after which the site ends a conversation. */
const longestSilence = 24 * 3

/** Conversations that one run ends, so that a run stays short. */
const mostAtOnce = 200

/** Ends conversations in which nobody has written for three days. */
export async function endSilent(db: Db, now: Instant): Promise<void> {
  const silent = and(lt(conversations.lastAt, now.subtract({ hours: longestSilence })), isNull(conversations.endedAt))
  const found = await db.select({ id: conversations.id }).from(conversations).where(silent).limit(mostAtOnce)
  for (const { id } of found) {
    await changeConversation(db, eq(conversations.id, id), async (tx, conversation) => {
      // The visitor may have written meanwhile.
      const isSilent = now.since(conversation.lastAt).total('hours') >= longestSilence
      if (isSilent && !conversation.endedAt) await append(tx, conversation, { kind: 'ended', by: 'site' }, now)
      return done(undefined)
    })
  }
}

/** Deletes conversations whose last event is older than the operator keeps them, with their logs and files. */
export async function forgetOld(db: Db, keepDays: number, now: Instant): Promise<void> {
  await db.delete(conversations).where(lt(conversations.lastAt, now.subtract({ hours: keepDays * 24 })))
  await db.delete(conversationBlocks).where(lt(conversationBlocks.until, now))
}
