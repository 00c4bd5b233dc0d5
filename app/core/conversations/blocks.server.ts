import { and, eq, gt } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { recordAudit } from '../staff/audit.server.ts'
import type { Grant } from '../staff/grant.ts'
import { append, changeConversation } from './conversations.server.ts'
import { conversationBlocks, conversations } from './tables.ts'

const hoursOfBlock = 30 * 24

/** True while the device may not chat. */
export async function isBlocked(db: Db, deviceHash: string, now: Instant): Promise<boolean> {
  const block = and(eq(conversationBlocks.deviceHash, deviceHash), gt(conversationBlocks.until, now))
  return (await db.$count(conversationBlocks, block)) > 0
}

/** Ends a conversation and keeps its device out of the chat for 30 days. */
export async function blockVisitor(
  db: Db,
  grant: Grant<'chat:block'>,
  id: string,
  now: Instant,
): Promise<Result<undefined, 'unknown'>> {
  return changeConversation<undefined, 'unknown'>(db, eq(conversations.id, id), async (tx, conversation) => {
    const until = now.add({ hours: hoursOfBlock })
    const block = { deviceHash: conversation.deviceHash, staffId: grant.staff.id, at: now, until }
    await tx
      .insert(conversationBlocks)
      .values(block)
      .onConflictDoUpdate({ target: conversationBlocks.deviceHash, set: { until } })
    if (!conversation.endedAt) {
      const { id: staffId, name } = grant.staff
      await append(
        tx,
        conversation,
        { kind: 'ended', by: 'staff', staff: { id: staffId, name }, detail: { reason: 'blocked' } },
        now,
      )
    }
    await recordAudit(tx, grant, { action: 'visitor-blocked', subject: { kind: 'conversation', id } }, now)
    return done(undefined)
  })
}

/** Lets the device of a conversation chat again. */
export async function unblockVisitor(
  db: Db,
  grant: Grant<'chat:block'>,
  id: string,
  now: Instant,
): Promise<Result<undefined, 'unknown'>> {
  const [conversation] = await db.select().from(conversations).where(eq(conversations.id, id))
  if (!conversation) return refused('unknown')
  await db.transaction(async (tx) => {
    await tx.delete(conversationBlocks).where(eq(conversationBlocks.deviceHash, conversation.deviceHash))
    await recordAudit(tx, grant, { action: 'visitor-unblocked', subject: { kind: 'conversation', id } }, now)
  })
  return done(undefined)
}
