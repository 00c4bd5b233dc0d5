import { and, eq, isNull } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { siteAddress } from '../../lib/site-address.ts'
import type { Db } from '../../platform/database.server.ts'
import { dealers } from '../dealers/tables.ts'
import { recordAudit } from '../staff/audit.server.ts'
import type { AuditAction } from '../staff/audit.ts'
import { covers, type Grant, may, type Staff } from '../staff/grant.ts'
import { permissions } from '../staff/roles.ts'
import { findStaff } from '../staff/staff.server.ts'
import type { ChatEvent, EventKind } from './conversation.ts'
import {
  append,
  type Conversation,
  changeConversation,
  eventOfClient,
  eventsAfter,
  mostEvents,
  type NewEvent,
  tellTyping,
} from './conversations.server.ts'
import { type ReadFile, storeFile } from './files.server.ts'
import { recordOpened } from './staff-lists.server.ts'
import { conversations } from './tables.ts'

/**
 * `other-agent`: another employee answers this visitor; take over first. `agent` is that employee's name. `changed`: others
 * have written meanwhile.
 */
export type StaffRefusal =
  | {
      kind:
        | 'unknown'
        | 'ended'
        | 'not-our-link'
        | 'full'
        | 'id-used'
        | 'not-agent'
        | 'no-such-employee'
        | 'no-such-dealer'
        | 'already-there'
    }
  | { kind: 'other-agent'; agent: string }
  | { kind: 'changed'; since: readonly ChatEvent[] }

type Answer = Grant<'chat:answer'>
type Changed = Promise<Result<ChatEvent, StaffRefusal>>
type Change = (tx: Db, conversation: Conversation) => Changed

/** Runs a change of an open conversation that the grant covers. */
async function change(db: Db, grant: Answer, id: string, make: Change): Changed {
  const result = await changeConversation<ChatEvent, StaffRefusal>(db, eq(conversations.id, id), async (tx, conversation) => {
    if (!covers(grant, conversation.dealerId)) return refused({ kind: 'unknown' })
    return conversation.endedAt ? refused({ kind: 'ended' }) : make(tx, conversation)
  })
  if (result.ok) return result
  return refused(result.refusal === 'unknown' ? { kind: 'unknown' } : result.refusal)
}

const nameOf = ({ staff: { id, name } }: Grant): Pick<Staff, 'id' | 'name'> => ({ id, name })

function otherAgent({ agentId, agentName }: Conversation, { staff }: Grant): StaffRefusal | null {
  return agentId === null || agentId === staff.id ? null : { kind: 'other-agent', agent: agentName ?? '' }
}

/** What an employee sends to the visitor. */
export type StaffEvent = { kind: Extract<EventKind, 'message' | 'file' | 'lead-offered'>; clientId: string } & Pick<
  NewEvent,
  'text' | 'detail'
> & {
    /** The last sequence that the employee saw. When others have written since, the answer is refused. */
    seen?: number
    file?: ReadFile
  }

/**
 * Adds an event of an employee, once for each id. An employee who answers a visitor without an agent joins first. Refuses when
 * another employee is the agent, so that two never answer over each other.
 */
export async function sendAsStaff(db: Db, grant: Answer, id: string, event: StaffEvent, now: Instant): Changed {
  const { seen, file, ...sent } = event
  if (sent.detail?.links?.some(({ href }) => siteAddress(href) === null)) return refused({ kind: 'not-our-link' })
  const staff = nameOf(grant)
  const result = await changeOnce(db, grant, id, sent.clientId, async (tx, conversation) => {
    const other = otherAgent(conversation, grant)
    if (other) return refused(other)
    if (conversation.lastSequence >= mostEvents) return refused({ kind: 'full' })
    const since = seen === undefined ? [] : await ofOthersSince(tx, conversation, grant, seen)
    if (since.length > 0) return refused({ kind: 'changed', since })
    const joined =
      conversation.agentId === null
        ? (await append(tx, conversation, { kind: 'joined', by: 'staff', staff }, now)).conversation
        : conversation
    const stored = file && { detail: { file: await storeFile(tx, id, file, now) } }
    const added = await append(tx, joined, { ...sent, ...stored, by: 'staff', staff }, now)
    await audit(tx, grant, 'conversation-answered', id, { sequence: added.event.sequence, kind: sent.kind }, now)
    return done(added.event)
  })
  // The refusal shows the texts of others.
  if (!result.ok && result.refusal.kind === 'changed') await recordOpened(db, grant, id, now)
  return result
}

/** What the visitor and other employees have added after a sequence. */
async function ofOthersSince(tx: Db, { id, lastSequence }: Conversation, { staff }: Grant, seen: number): Promise<ChatEvent[]> {
  if (seen >= lastSequence) return []
  return (await eventsAfter(tx, id, seen)).filter((event) => event.staff?.id !== staff.id)
}

/** Like `change`, and an event that this employee sent earlier is the answer, also when the conversation has ended since. */
async function changeOnce(db: Db, grant: Answer, id: string, clientId: string, make: Change): Changed {
  const result = await changeConversation<ChatEvent, StaffRefusal>(db, eq(conversations.id, id), async (tx, conversation) => {
    if (!covers(grant, conversation.dealerId)) return refused({ kind: 'unknown' })
    const earlier = await eventOfClient(tx, id, clientId)
    if (earlier) return earlier.staff?.id === grant.staff.id ? done(earlier) : refused({ kind: 'id-used' })
    return conversation.endedAt ? refused({ kind: 'ended' }) : make(tx, conversation)
  })
  if (result.ok) return result
  return refused(result.refusal === 'unknown' ? { kind: 'unknown' } : result.refusal)
}

/** Becomes the agent of a conversation that has none. Joining twice is refused with `already-there`. */
export function joinConversation(db: Db, grant: Answer, id: string, now: Instant): Changed {
  return change(db, grant, id, async (tx, conversation) => {
    const other = otherAgent(conversation, grant)
    if (other) return refused(other)
    if (conversation.agentId !== null) return refused({ kind: 'already-there' })
    const { event } = await append(tx, conversation, { kind: 'joined', by: 'staff', staff: nameOf(grant) }, now)
    await audit(tx, grant, 'conversation-joined', id, null, now)
    return done(event)
  })
}

/** Becomes the agent in the place of another employee. `from`: the agent whom the employee saw; another one is refused. */
export function takeOver(db: Db, grant: Answer, id: string, from: string, now: Instant): Changed {
  return change(db, grant, id, async (tx, conversation) => {
    if (conversation.agentId === grant.staff.id) return refused({ kind: 'already-there' })
    if (conversation.agentId !== null && conversation.agentId !== from) {
      return refused({ kind: 'other-agent', agent: conversation.agentName ?? '' })
    }
    const { event } = await append(tx, conversation, { kind: 'joined', by: 'staff', staff: nameOf(grant) }, now)
    await audit(tx, grant, 'conversation-taken-over', id, { from: conversation.agentId }, now)
    return done(event)
  })
}

/** Stops being the agent: the visitor waits in the queue again. */
export function leaveConversation(db: Db, grant: Answer, id: string, now: Instant): Changed {
  return change(db, grant, id, async (tx, conversation) => {
    if (conversation.agentId !== grant.staff.id) return refused({ kind: 'not-agent' })
    const { event } = await append(tx, conversation, { kind: 'left', by: 'staff', staff: nameOf(grant) }, now)
    await audit(tx, grant, 'conversation-left', id, null, now)
    return done(event)
  })
}

/**
 * Gives open conversations of an employee back to the queue, because the employee has left or may no longer answer them.
 * `still`: true for one that the employee keeps. Call it in the transaction of that change.
 */
export async function giveBackConversations(
  tx: Db,
  grant: Grant<'staff:manage'>,
  staff: Pick<Staff, 'id' | 'name'>,
  still: (conversation: Conversation) => boolean,
  now: Instant,
): Promise<void> {
  const open = and(isNull(conversations.endedAt), eq(conversations.agentId, staff.id))
  const own = await tx.select().from(conversations).where(open).orderBy(conversations.id).for('update')
  for (const conversation of own.filter((each) => !still(each))) {
    await append(tx, conversation, { kind: 'left', by: 'staff', staff }, now)
    await audit(tx, grant, 'conversation-left', conversation.id, { agent: staff.id }, now)
  }
}

/** A supervisor may give away the conversation of every agent; others only their own, or one without an agent. */
function foreignTo(grant: Grant, conversation: Conversation): StaffRefusal | null {
  return may(grant.staff, 'chat:supervise') ? null : otherAgent(conversation, grant)
}

/** Gives the conversation to another employee who may answer it. */
export async function transferTo(db: Db, grant: Answer, id: string, staffId: string, now: Instant): Changed {
  const to = await findStaff(db, staffId)
  return change(db, grant, id, async (tx, conversation) => {
    const other = foreignTo(grant, conversation)
    if (other) return refused(other)
    if (!to || !mayAnswer(to, conversation)) return refused({ kind: 'no-such-employee' })
    if (to.id === conversation.agentId) return refused({ kind: 'already-there' })
    const detail = { to: { id: to.id, name: to.name } }
    const { event } = await append(tx, conversation, { kind: 'transferred', by: 'staff', staff: nameOf(grant), detail }, now)
    await audit(tx, grant, 'conversation-transferred', id, { to: to.id }, now)
    return done(event)
  })
}

/** True when the employee may answer this conversation. */
export function mayAnswer(
  { role, dealerIds }: Pick<Staff, 'role' | 'dealerIds'>,
  { dealerId }: Pick<Conversation, 'dealerId'>,
): boolean {
  const isAllowed = (permissions['chat:answer'] as readonly string[]).includes(role)
  return isAllowed && (role !== 'dealer' || (dealerId !== null && dealerIds.includes(dealerId)))
}

/** Gives the conversation to a dealer, or with null back to the maker. Nobody is its agent until somebody joins. */
export async function handOverTo(db: Db, grant: Answer, id: string, dealerId: string | null, now: Instant): Changed {
  const [dealer] = dealerId === null ? [] : await db.select().from(dealers).where(eq(dealers.id, dealerId))
  return change(db, grant, id, async (tx, conversation) => {
    const other = foreignTo(grant, conversation)
    if (other) return refused(other)
    if (dealerId !== null && !dealer) return refused({ kind: 'no-such-dealer' })
    if (conversation.dealerId === dealerId) return refused({ kind: 'already-there' })
    const detail = { to: { id: dealerId, name: dealer?.name ?? '' } }
    const { event } = await append(tx, conversation, { kind: 'handed-over', by: 'staff', staff: nameOf(grant), detail }, now)
    await audit(tx, grant, 'conversation-handed-over', id, { dealerId }, now)
    return done(event)
  })
}

/** Ends a conversation of the employee, or one without an agent. */
export function endAsStaff(db: Db, grant: Answer, id: string, now: Instant): Changed {
  return change(db, grant, id, async (tx, conversation) => {
    const other = otherAgent(conversation, grant)
    if (other) return refused(other)
    const { event } = await append(tx, conversation, { kind: 'ended', by: 'staff', staff: nameOf(grant) }, now)
    await audit(tx, grant, 'conversation-ended', id, null, now)
    return done(event)
  })
}

/** Tells the visitor that the employee is typing. The caller has read the conversation with its grant. */
export function typeAsStaff(db: Db, grant: Answer, { id }: Pick<Conversation, 'id'>): Promise<void> {
  return tellTyping(db, id, { by: 'staff', name: grant.staff.name })
}

function audit(tx: Db, grant: Grant, action: AuditAction, id: string, after: unknown, now: Instant): Promise<void> {
  return recordAudit(tx, grant, { action, subject: { kind: 'conversation', id }, after }, now)
}
