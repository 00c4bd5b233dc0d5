import { and, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { lockUntilCommit, shareUntilCommit } from '../../platform/locks.server.ts'
import { hashOfNumber } from '../codes/own-numbers.server.ts'
import { recordAudit } from '../staff/audit.server.ts'
import type { Grant } from '../staff/grant.ts'
import { append, type Conversation, changeConversation } from './conversations.server.ts'
import { conversationBlocks, conversations } from './tables.ts'

const hoursOfBlock = 30 * 24

/** A device, and a number that a visitor has typed or proved. */
export type Blockable = { device: string; phone: string | null }

export const visitorOf = ({ deviceHash, phone }: Conversation): Blockable => ({ device: deviceHash, phone })

/** True while the device may not chat, or nobody with the number. */
export async function isBlocked(db: Db, visitor: Blockable, now: Instant): Promise<boolean> {
  return (await db.$count(conversationBlocks, and(blockOf(visitor), gt(conversationBlocks.until, now)))) > 0
}

function blockOf({ device, phone }: Blockable) {
  const { deviceHash, numberHash } = conversationBlocks
  return or(eq(deviceHash, device), phone === null ? undefined : eq(numberHash, hashOfNumber(phone)))
}

/**
 * A block waits until this transaction ends, and this one until a block that has begun is stored. Without the locks, a
 * conversation that starts at the moment of the block would stay open.
 */
export async function shareBlockLocks(tx: Db, visitors: readonly Blockable[]): Promise<void> {
  for (const name of lockNames(visitors)) await shareUntilCommit(tx, name)
}

/** In one order, so that two transactions cannot wait for each other. */
const lockNames = (visitors: readonly Blockable[]): string[] => [...new Set(visitors.flatMap(lockNamesOf))].sort()

const lockNamesOf = ({ device, phone }: Blockable): string[] => [
  `chats of device ${device}`,
  ...(phone === null ? [] : [`chats of number ${hashOfNumber(phone)}`]),
]

/**
 * Keeps the visitor of a conversation out of the chat for 30 days: the device, and the number if the visitor has proved it.
 * Anyone can type another person's number, so a typed one is not blocked. Ends every conversation of both.
 */
export async function blockVisitor(
  db: Db,
  grant: Grant<'chat:block'>,
  id: string,
  now: Instant,
): Promise<Result<undefined, 'unknown'>> {
  const blocked = await changeConversation<Conversation, 'unknown'>(db, eq(conversations.id, id), async (tx, conversation) => {
    const { deviceHash, phone, phoneProvedAt } = conversation
    const until = now.add({ hours: hoursOfBlock })
    const provedPhone = phoneProvedAt === null ? null : phone
    const proved = provedPhone === null ? {} : { numberHash: hashOfNumber(provedPhone) }
    for (const name of lockNames([{ device: deviceHash, phone: provedPhone }])) await lockUntilCommit(tx, name)
    await tx
      .insert(conversationBlocks)
      .values({ deviceHash, ...proved, staffId: grant.staff.id, at: now, until })
      .onConflictDoUpdate({ target: conversationBlocks.deviceHash, set: { at: now, until, ...proved } })
    await recordAudit(tx, grant, { action: 'visitor-blocked', subject: { kind: 'conversation', id } }, now)
    return done(conversation)
  })
  if (!blocked.ok) return blocked
  await endAllOf(db, grant, blocked.value, now)
  return done(undefined)
}

/** In a transaction each: two employees who block the same visitor would otherwise wait for each other. */
async function endAllOf(db: Db, { staff: { id: staffId, name } }: Grant, blocked: Conversation, now: Instant): Promise<void> {
  const { id, deviceHash, phone, phoneProvedAt, endedAt } = conversations
  const ofNumber = blocked.phone !== null && blocked.phoneProvedAt !== null ? eq(phone, blocked.phone) : undefined
  const ofVisitor = or(eq(deviceHash, blocked.deviceHash), ofNumber && and(ofNumber, isNotNull(phoneProvedAt)))
  const open = await db
    .select({ id })
    .from(conversations)
    .where(and(ofVisitor, isNull(endedAt)))
  const event = { kind: 'ended', by: 'staff', staff: { id: staffId, name }, detail: { reason: 'blocked' } } as const
  for (const each of open) {
    await changeConversation(db, eq(id, each.id), async (tx, conversation) => {
      if (!conversation.endedAt) await append(tx, conversation, event, now)
      return done(undefined)
    })
  }
}

/** Lets the device and the number of a conversation chat again. */
export async function unblockVisitor(
  db: Db,
  grant: Grant<'chat:block'>,
  id: string,
  now: Instant,
): Promise<Result<undefined, 'unknown'>> {
  const [conversation] = await db.select().from(conversations).where(eq(conversations.id, id))
  if (!conversation) return refused('unknown')
  await db.transaction(async (tx) => {
    await tx.delete(conversationBlocks).where(blockOf(visitorOf(conversation)))
    await recordAudit(tx, grant, { action: 'visitor-unblocked', subject: { kind: 'conversation', id } }, now)
  })
  return done(undefined)
}

/** Takes a number out of the blocks. Whoever has a list of all numbers could find it by its hash. */
export async function forgetBlockedNumber(tx: Db, phone: string): Promise<void> {
  await forgetBlockedHash(tx, hashOfNumber(phone))
}

/** The same for a number that is known by its hash only. Returns how many blocks named it. */
export async function forgetBlockedHash(tx: Db, hash: string): Promise<number> {
  const { deviceHash, numberHash } = conversationBlocks
  const changed = tx.update(conversationBlocks).set({ numberHash: null }).where(eq(numberHash, hash))
  return (await changed.returning({ deviceHash })).length
}
