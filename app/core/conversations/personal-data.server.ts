import { and, asc, desc, eq, gte, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { isUuid } from '../../lib/uuid.ts'
import type { Db } from '../../platform/database.server.ts'
import {
  type DataSubject,
  type Fact,
  mostEntries,
  type PersonalEntry,
  type PersonalStore,
  partOf,
} from '../../platform/personal-data.ts'
import { messageSubject, outbox } from '../messages/tables.ts'
import { looksAt } from '../staff/personal-data.server.ts'
import { forgetBlockedNumber } from './blocks.server.ts'
import { chatTranscript } from './chat-transcript.message.ts'
import { mostEvents } from './conversations.server.ts'
import { filesPart } from './own-files.server.ts'
import { conversationEvents, conversations } from './tables.ts'
import { personalWords as words } from './words.ts'

type StoredEvent = typeof conversationEvents.$inferSelect

type Concerned = Map<string, number>

/**
 * Chats that name the person: by the number that the chat has now, by a request that was made of it, or by a transcript that
 * went to the number. All others are deleted after their time.
 *
 * A visitor can give several numbers. The last one sees the whole chat. An earlier one sees it until it was named last: the
 * rest may be meant for somebody else. Whichever of them is erased, the whole chat goes; requests of the other numbers stay.
 *
 * Chats without a number belong to the person too when the same device names this number, and no other, in its other chats.
 */
export const conversationsStore: PersonalStore = {
  tables: ['conversations', 'conversation_events', 'conversation_files', 'conversation_transcripts', 'conversation_blocks'],

  async find(db, subject) {
    const concerned = await conversationsOf(db, subject)
    const rows = await newestOf(db, [...concerned.keys()])
    const read = withinBounds(rows)
    const ids = read.map(({ id }) => id)
    const [events, transcripts] = [await eventsOf(db, ids), await transcriptsOf(db, ids)]
    const seenIn = (id: string) => (events.get(id) ?? []).filter(({ sequence }) => sequence <= (concerned.get(id) ?? 0))
    const sentTo = (id: string) => {
      const isSeen = ({ channel, recipient }: Transcript) =>
        recipient === subject.phone || (channel === 'email' && concerned.get(id) === wholeChat)
      return (transcripts.get(id) ?? []).filter(isSeen).map(({ recipient }) => recipient)
    }
    const part = partOf('conversations', read, (row) => entryOf(row, subject.phone, seenIn(row.id), sentTo(row.id)))
    const files = ids.flatMap(seenIn).flatMap(({ detail, by, at }) => (detail?.file ? [{ ...detail.file, by, at }] : []))
    const parts = [part, filesPart(files), await looksAt(db, 'conversation', ids, () => words.conversation)]
    return read.length === rows.length ? parts : parts.map((each) => ({ ...each, isWhole: false }))
  },

  /**
   * A lead whose period is over leaves its chat, which has a period of its own, and no longer stands in it. A block stays on the
   * device, of which nothing leads to a person.
   */
  async erase(tx, subject) {
    if (subject.phone === null) return forgetLeadsIn(tx, subject)
    await forgetBlockedNumber(tx, subject.phone)
    await deleteChats(tx, [...(await conversationsOf(tx, subject)).keys()])
  },
}

const wholeChat = Number.POSITIVE_INFINITY

function entryOf(
  { name, page, startedAt, endedAt }: typeof conversations.$inferSelect,
  phone: string | null,
  seen: readonly StoredEvent[],
  sentTo: readonly string[],
): PersonalEntry {
  return {
    title: words.conversation,
    at: startedAt.toString(),
    facts: [
      { name: words.name, value: name },
      { name: words.page, value: page },
      ...seen.flatMap(factsOf),
      ...sentTo.map((value) => ({ name: words.transcript, value })),
    ],
    data: {
      ...{ name, phone, page, startedAt: startedAt.toString(), endedAt: endedAt?.toString() ?? null },
      events: seen.map(({ kind, by, text, detail, at }) => ({
        ...{ kind, by, text, file: detail?.file?.name ?? null, stars: detail?.stars ?? null, at: at.toString() },
      })),
      transcripts: sentTo,
    },
  }
}

/** An event in words; none for one that says nothing about the person. */
function factsOf({ by, text, detail }: StoredEvent): Fact[] {
  const stars = detail?.stars ? [{ name: words.rating, value: words.stars(detail.stars) }] : []
  return [...stars, ...(text ? [{ name: words.by[by], value: text }] : [])]
}

/** Events of all chats together: the cost of one request is bounded. */
const mostEventsShown = 5 * mostEvents

/** The newest of these chats, as many as are shown. The last sequence of a chat is the number of its events. */
function withinBounds<Chat extends { lastSequence: number }>(chats: readonly Chat[]): Chat[] {
  let events = 0
  const end = chats.findIndex(({ lastSequence }) => {
    events += lastSequence
    return events > mostEventsShown
  })
  return chats.slice(0, Math.min(end === -1 ? chats.length : end, mostEntries))
}

/** Deletes chats with their logs, files, and links to their transcripts. Returns how many there were. */
export async function deleteChats(tx: Db, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  // Messages with a link to the transcript: they may have gone to another number or to an e-mail address.
  await tx.delete(outbox).where(inArray(messageSubject, [...ids]))
  return (
    await tx
      .delete(conversations)
      .where(inArray(conversations.id, [...ids]))
      .returning({ id: conversations.id })
  ).length
}

async function forgetLeadsIn(tx: Db, { leads }: DataSubject): Promise<void> {
  const references = leads.map(({ reference }) => reference)
  await tx.update(conversationEvents).set({ detail: null }).where(madeLead(references))
}

/**
 * Deletes chats of the person in which the visitor has written nothing since this instant, as when a restored backup has brought
 * them back. Returns how many.
 */
export async function eraseChatsBefore(tx: Db, subject: DataSubject, instant: Instant): Promise<number> {
  const { conversationId, by, at } = conversationEvents
  const later = tx
    .select({ one: sql`1` })
    .from(conversationEvents)
    .where(and(eq(conversationId, conversations.id), eq(by, 'visitor'), gte(at, instant)))
  const named = inArray(conversations.id, [...(await conversationsOf(tx, subject)).keys()])
  const old = and(named, lt(conversations.startedAt, instant), notExists(later))
  const ids = (await tx.select({ id: conversations.id }).from(conversations).where(old)).map(({ id }) => id)
  if (subject.phone !== null && ids.length > 0) await forgetBlockedNumber(tx, subject.phone)
  await deleteChats(tx, ids)
  return ids.length
}

/** Until which event each conversation concerns the person, by the id of the conversation. */
export async function conversationsOf(db: Db, { phone, leads }: DataSubject): Promise<Concerned> {
  const concerned: Concerned = new Map()
  const note = ({ id, sequence }: Named) => concerned.set(id, Math.max(sequence, concerned.get(id) ?? 0))
  for (const named of await namedByLeads(
    db,
    leads.map(({ reference }) => reference),
  ))
    note(named)
  if (phone === null) return concerned
  for (const named of await namedByTranscripts(db, phone)) note(named)
  const now = await db.select({ id: conversations.id }).from(conversations).where(eq(conversations.phone, phone))
  for (const { id } of now) note({ id, sequence: wholeChat })
  const proved = now.map(({ id }) => id)
  for (const id of await ofSameDevice(db, phone, proved)) note({ id, sequence: wholeChat })
  return concerned
}

/**
 * Chats without a number on the devices of these chats: there people write name and number as text. A device whose chats name
 * another number too is shared: its chats without a number may be of either person.
 */
async function ofSameDevice(db: Db, phone: string, ids: readonly string[]): Promise<string[]> {
  const { id, deviceHash } = conversations
  const devices = db
    .select({ deviceHash })
    .from(conversations)
    .where(inArray(id, [...ids]))
  const rows = await db
    .select({ id, deviceHash, phone: conversations.phone })
    .from(conversations)
    .where(inArray(deviceHash, devices))
    .orderBy(desc(conversations.startedAt))
    .limit(mostEntries)
  const byDevice = Map.groupBy(rows, (row) => row.deviceHash)
  const ofOne = [...byDevice.values()].filter((chats) => chats.every((chat) => chat.phone === null || chat.phone === phone))
  return ofOne.flat().flatMap((chat) => (chat.phone === null ? [chat.id] : []))
}

/** The event of a conversation that names the person. */
type Named = { id: string; sequence: number }
const namedIn = { id: conversationEvents.conversationId, sequence: conversationEvents.sequence }

function namedByLeads(db: Db, references: readonly string[]): Promise<Named[]> {
  return db.select(namedIn).from(conversationEvents).where(madeLead(references))
}

const madeLead = (references: readonly string[]) =>
  and(eq(conversationEvents.kind, 'lead-made'), inArray(sql`${conversationEvents.detail}->>'reference'`, [...references]))

/** The outbox forgets a number when it deletes the message; then the conversation no longer names it. */
async function namedByTranscripts(db: Db, phone: string): Promise<Named[]> {
  const sent = await db
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.recipient, phone), eq(outbox.template, chatTranscript.name)))
  const clientIds = sent.map(({ key }) => key.split(':')[2] ?? '')
  const ids = sent.map(({ key }) => key.split(':')[1] ?? '').filter(isUuid)
  return db
    .select(namedIn)
    .from(conversationEvents)
    .where(and(inArray(conversationEvents.conversationId, ids), inArray(conversationEvents.clientId, clientIds)))
}

function newestOf(db: Db, ids: readonly string[]) {
  return db
    .select()
    .from(conversations)
    .where(inArray(conversations.id, [...ids]))
    .orderBy(desc(conversations.startedAt))
    .limit(mostEntries + 1)
}

type Transcript = { channel: string; recipient: string }

async function transcriptsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Transcript[]>> {
  const { channel, recipient, createdAt } = outbox
  const rows = await db
    .select({ id: messageSubject, channel, recipient })
    .from(outbox)
    .where(and(inArray(messageSubject, [...ids]), eq(outbox.template, chatTranscript.name)))
    .orderBy(asc(createdAt))
  return Map.groupBy(rows, ({ id }) => id)
}

async function eventsOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(conversationEvents)
    .where(inArray(conversationEvents.conversationId, [...ids]))
    .orderBy(asc(conversationEvents.conversationId), asc(conversationEvents.sequence))
  return Map.groupBy(rows, ({ conversationId }) => conversationId)
}
