import { inArray } from 'drizzle-orm'
import { at } from '../../addresses.ts'
import { storePresence } from '../../core/conversations/chat-presence.server.ts'
import { listConversations, type Queued, type QueueView, waitingFor } from '../../core/conversations/staff-lists.server.ts'
import { dealers } from '../../core/dealers/tables.ts'
import { recordSeen } from '../../core/staff/audit.server.ts'
import { type Grant, may } from '../../core/staff/grant.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { snippet } from './snippet.ts'

export type DeskView = Awaited<ReturnType<typeof readDeskView>>
export type DeskGroup = DeskView['groups'][number]
export type DeskRow = DeskGroup['rows'][number]

/** The desk shows what goes on, or what has ended. */
const shown: Record<'open' | 'ended', readonly QueueView[]> = { open: ['waiting', 'mine', 'others'], ended: ['ended'] }

/** The conversations of the desk in groups, in words and milliseconds. */
export async function readDeskView({ db, now }: { db: Db; now: Instant }, grant: Grant<'chat:read'>, query: URLSearchParams) {
  await storePresence(db, grant, now)
  const isEnded = query.get('tampil') === 'selesai'
  const lists = await Promise.all(
    shown[isEnded ? 'ended' : 'open'].map(async (view) => ({ view, rows: await listConversations(db, grant, view, now) })),
  )
  const names = await namesOfDealers(
    db,
    lists.flatMap(({ rows }) => rows),
  )
  const ids = lists.flatMap(({ rows }) => rows.map(({ conversation }) => conversation.id))
  await recordSeen(db, grant, 'conversations-listed', ids, now)
  const search = isEnded ? { tampil: 'selesai' } : {}
  return {
    now: now.epochMilliseconds,
    isEnded,
    waiting: (await waitingFor(db, grant, now)).count,
    groups: lists.map(({ view, rows }) => ({ view, rows: rows.map((row) => rowView(row, names, search)) })),
    mayAnswer: may(grant.staff, 'chat:answer'),
    maySupervise: may(grant.staff, 'chat:supervise'),
  }
}

async function namesOfDealers(db: Db, rows: readonly Queued[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ conversation }) => conversation.dealerId ?? []))]
  if (ids.length === 0) return new Map()
  const found = await db.select({ id: dealers.id, name: dealers.name }).from(dealers).where(inArray(dealers.id, ids))
  return new Map(found.map(({ id, name }) => [id, name]))
}

function rowView({ conversation, last }: Queued, dealerNames: ReadonlyMap<string, string>, search: Record<string, string>) {
  const { id, name, agentName, dealerId, waitingSince, lastAt, lastSequence, staffRead } = conversation
  return {
    id,
    href: at.conversation(id, search),
    name,
    agent: agentName,
    dealer: dealerId === null ? null : (dealerNames.get(dealerId) ?? null),
    waitingSince: waitingSince?.epochMilliseconds ?? null,
    lastAt: lastAt.epochMilliseconds,
    isUnread: lastSequence > staffRead && last?.by !== 'staff',
    last: last && snippet(last),
  }
}
