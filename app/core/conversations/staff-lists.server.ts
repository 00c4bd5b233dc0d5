import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, min, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Instant } from '../../lib/instant.ts'
import { isUuid } from '../../lib/uuid.ts'
import type { Db } from '../../platform/database.server.ts'
import { recordLook } from '../staff/audit.server.ts'
import { covers, type Grant } from '../staff/grant.ts'
import { isAbsent } from './chat-presence.server.ts'
import type { ChatEvent } from './conversation.ts'
import { allEvents, type Conversation } from './conversations.server.ts'
import { conversationEvents, conversations } from './tables.ts'

/** `waiting`: the visitor waits, without an agent or with one who is absent. `mine`: the employee is the agent. `others`: another employee is. */
export const queueViews = ['waiting', 'mine', 'others', 'ended'] as const
export type QueueView = (typeof queueViews)[number]

/** A conversation in a list, with its newest event. */
export type Queued = {
  conversation: Conversation
  last: Pick<typeof conversationEvents.$inferSelect, 'kind' | 'by' | 'text'> | null
}

const longestList = 100

/** The conversations of a list that the grant covers: who waits longest first, ended ones newest first. */
export async function listConversations(
  db: Db,
  grant: Grant<'chat:read'>,
  view: QueueView,
  now: Instant,
  { before }: { before?: Instant } = {},
): Promise<Queued[]> {
  const newest = alias(conversationEvents, 'newest')
  const rows = await db
    .select({ conversation: conversations, kind: newest.kind, by: newest.by, text: newest.text })
    .from(conversations)
    .leftJoin(newest, and(eq(newest.conversationId, conversations.id), eq(newest.sequence, conversations.lastSequence)))
    .where(and(inScope(grant), inView(view, grant, now), before && lt(conversations.lastAt, before)))
    .orderBy(...orderOf(view), asc(conversations.id))
    .limit(longestList)
  return rows.map(({ conversation, kind, by, text }) => ({ conversation, last: kind && by ? { kind, by, text } : null }))
}

function orderOf(view: QueueView): SQL[] {
  if (view === 'ended') return [desc(conversations.lastAt)]
  return [sql`${conversations.waitingSince} asc nulls last`, desc(conversations.lastAt)]
}

function inView(view: QueueView, { staff }: Grant, now: Instant): SQL | undefined {
  const { endedAt, agentId, waitingSince } = conversations
  const ofOther = and(isNotNull(agentId), ne(agentId, staff.id))
  switch (view) {
    case 'waiting':
      return and(isNull(endedAt), isNotNull(waitingSince), or(isNull(agentId), and(ofOther, isAbsent(agentId, now))))
    case 'mine':
      return and(isNull(endedAt), eq(agentId, staff.id))
    case 'others':
      return and(isNull(endedAt), ofOther, or(isNull(waitingSince), not(isAbsent(agentId, now))))
    case 'ended':
      return isNotNull(endedAt)
  }
}

/** Data without a dealer belongs to the maker. */
function inScope({ scope }: Grant): SQL | undefined {
  if (scope === 'all') return undefined
  return scope.length > 0 ? inArray(conversations.dealerId, [...scope]) : sql`false`
}

/** A conversation that the grant covers, with its log. Null for an unknown one. The look is recorded. */
export async function openConversation(
  db: Db,
  grant: Grant<'chat:read'>,
  id: string,
  now: Instant,
): Promise<{ conversation: Conversation; events: ChatEvent[] } | null> {
  const conversation = await lookAtConversation(db, grant, id, now)
  return conversation && { conversation, events: await allEvents(db, id) }
}

/** The same without its log, for what gives single texts or files of it. The look is recorded. */
export async function lookAtConversation(
  db: Db,
  grant: Grant<'chat:read'>,
  id: string,
  now: Instant,
): Promise<Conversation | null> {
  const conversation = await conversationForStaff(db, grant, id)
  if (conversation) await recordOpened(db, grant, id, now)
  return conversation
}

/** Writes that an employee has read texts of a conversation, once in some minutes. */
export function recordOpened(db: Db, grant: Grant, id: string, now: Instant): Promise<void> {
  return recordLook(db, grant, { action: 'conversation-opened', subject: { kind: 'conversation', id } }, now)
}

/** A conversation that the grant covers, to act on it: its texts are not shown. Null for an unknown one. */
export async function conversationForStaff(db: Db, grant: Grant<'chat:read'>, id: string): Promise<Conversation | null> {
  if (!isUuid(id)) return null
  const [conversation] = await db.select().from(conversations).where(eq(conversations.id, id))
  return conversation && covers(grant, conversation.dealerId) ? conversation : null
}

const mostOfLead = 20

/**
 * The conversations that belong to a lead, the newest first: the one from which it was made, and others of its number. A
 * number counts only where it is proved on both sides.
 */
export async function conversationsOfLead(
  db: Db,
  grant: Grant<'chat:read'>,
  { reference, phone, isVerified }: { reference: string; phone: string; isVerified: boolean },
): Promise<Pick<Conversation, 'id' | 'startedAt' | 'agentName' | 'endedAt'>[]> {
  const { id, startedAt, agentName, endedAt } = conversations
  const made = db
    .select({ id: conversationEvents.conversationId })
    .from(conversationEvents)
    .where(and(eq(conversationEvents.kind, 'lead-made'), sql`${conversationEvents.detail}->>'reference' = ${reference}`))
  const ofNumber = eq(conversations.phone, phone)
  const ofPerson = isVerified ? and(ofNumber, isNotNull(conversations.phoneProvedAt)) : undefined
  return db
    .select({ id, startedAt, agentName, endedAt })
    .from(conversations)
    .where(and(inScope(grant), or(and(ofNumber, inArray(id, made)), ofPerson)))
    .orderBy(desc(startedAt))
    .limit(mostOfLead)
}

/** How many visitors wait, and since when the first of them. */
export type Waiting = { count: number; since: Instant | null }

/** Visitors who wait for any employee. */
export function waitingIn(db: Db, grant: Grant<'chat:read'>, now: Instant): Promise<Waiting> {
  return countWaiting(db, grant, inView('waiting', grant, now))
}

/** Visitors who wait for this employee or for any: shown on every page of the office. */
export function waitingFor(db: Db, grant: Grant<'chat:read'>, now: Instant): Promise<Waiting> {
  const own = and(inView('mine', grant, now), isNotNull(conversations.waitingSince))
  return countWaiting(db, grant, or(inView('waiting', grant, now), own))
}

async function countWaiting(db: Db, grant: Grant<'chat:read'>, waits: SQL | undefined): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), since: sql`min(${conversations.waitingSince})`.mapWith(conversations.waitingSince) })
    .from(conversations)
    .where(and(inScope(grant), waits))
  return { count: row?.count ?? 0, since: row?.since ?? null }
}

/** What each agent has to do now. `waiting`: visitors whose last message is not answered. */
export type AgentLoad = { agentId: string; agent: string; open: number; waiting: number; since: Instant | null }

export async function loadOfAgents(db: Db, _grant: Grant<'chat:supervise'>): Promise<AgentLoad[]> {
  const { agentId, agentName, waitingSince, endedAt } = conversations
  const rows = await db
    .select({
      agentId,
      agent: sql<string | null>`max(${agentName})`,
      open: count(),
      waiting: count(waitingSince),
      since: min(waitingSince),
    })
    .from(conversations)
    .where(and(isNull(endedAt), isNotNull(agentId)))
    .groupBy(agentId)
    .orderBy(desc(count()))
  return rows.map((row) => ({ ...row, agentId: row.agentId ?? '', agent: row.agent ?? '' }))
}

/** How long visitors waited for their first answer since an instant, in seconds. Null without an answer. */
export type WaitingTimes = { answered: number; median: number | null; ninetieth: number | null }

export async function waitingTimes(db: Db, _grant: Grant<'chat:supervise'>, since: Instant): Promise<WaitingTimes> {
  const { rows } = (await db.execute(sql`
    with waits as (
      select extract(epoch from min(answer.at) - asked.at)::float8 as seconds
      from (
        select conversation_id, min(at) as at from ${conversationEvents}
        where by = 'visitor' and kind in ('message', 'file', 'person-asked') and at >= ${since.toString()}::timestamptz
          and conversation_id in (select id from ${conversations} where last_at >= ${since.toString()}::timestamptz)
        group by conversation_id
      ) as asked
      join ${conversationEvents} as answer on answer.conversation_id = asked.conversation_id
        and answer.by = 'staff' and answer.kind in ('message', 'file') and answer.at >= asked.at
      group by asked.conversation_id, asked.at
    )
    select count(*)::int as answered, percentile_cont(0.5) within group (order by seconds) as median,
      percentile_cont(0.9) within group (order by seconds) as ninetieth from waits`)) as unknown as { rows: WaitingTimes[] }
  return rows[0] ?? { answered: 0, median: null, ninetieth: null }
}
