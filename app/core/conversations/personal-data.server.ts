import { asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database.server.ts'
import { mostEntries, type PersonalStore, partOf } from '../../platform/personal-data.ts'
import { messageSubject, outbox } from '../messages/tables.ts'
import { mostEvents } from './conversations.server.ts'
import { forgetPerson } from './forget-conversations.server.ts'
import { conversationEvents, conversations } from './tables.ts'
import { personalWords as words } from './words.ts'

/** Chats in which the visitor has given this number. The others name nobody, and are deleted after their time. */
export const conversationsStore: PersonalStore = {
  tables: ['conversations', 'conversation_events', 'conversation_files', 'conversation_transcripts', 'conversation_blocks'],

  async find(db, { phone }) {
    const rows = phone === null ? [] : await conversationsOf(db, phone)
    const events = await eventsOf(
      db,
      rows.map(({ id }) => id),
    )
    const part = partOf('conversations', rows, ({ id, name, page, startedAt, endedAt }) => ({
      title: words.conversation,
      at: startedAt.toString(),
      facts: [
        { name: words.name, value: name },
        { name: words.page, value: page },
        ...(events.get(id) ?? []).flatMap(({ by, text }) => (text ? [{ name: words.by[by], value: text }] : [])),
      ],
      data: {
        ...{ name, phone, page, startedAt: startedAt.toString(), endedAt: endedAt?.toString() ?? null },
        events: (events.get(id) ?? []).map(({ kind, by, text, at }) => ({ kind, by, text, at: at.toString() })),
      },
    }))
    return [part]
  },

  async erase(tx, { phone }) {
    if (phone === null) return
    const rows = await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.phone, phone))
    const ids = rows.map(({ id }) => id)
    // Links to the transcript, which may have gone to an e-mail address.
    await tx.delete(outbox).where(inArray(messageSubject, ids))
    await forgetPerson(tx, { phone })
  },
}

function conversationsOf(db: Db, phone: string) {
  return db
    .select()
    .from(conversations)
    .where(eq(conversations.phone, phone))
    .orderBy(desc(conversations.startedAt))
    .limit(mostEntries + 1)
}

async function eventsOf(db: Db, ids: readonly string[]) {
  const rows = await db
    .select()
    .from(conversationEvents)
    .where(inArray(conversationEvents.conversationId, [...ids]))
    .orderBy(asc(conversationEvents.conversationId), asc(conversationEvents.sequence))
    .limit(mostEvents * 5)
  return Map.groupBy(rows, ({ conversationId }) => conversationId)
}
