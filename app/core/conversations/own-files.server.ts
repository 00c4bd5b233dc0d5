import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import type { Db } from '../../platform/database.server.ts'
import { dataUrls, fitting, mostEntries, type PersonalPart, partOf } from '../../platform/personal-data.ts'
import type { Author, ChatFile } from './conversation.ts'
import { conversationEvents, conversationFiles } from './tables.ts'
import { personalWords as words } from './words.ts'

/** The files of chats that the person may see, as entries of the section of pictures. */
export function filesPart(files: readonly (ChatFile & { by: Author; at: Instant })[]): PersonalPart {
  return partOf('pictures', files, ({ id, name, contentType, by, at }) => ({
    title: contentType === 'application/pdf' ? words.document : words.photo,
    at: at.toString(),
    facts: [
      { name: words.fileOf, value: words.conversation },
      { name: words.by[by], value: name },
    ],
    data: { id, name, contentType, by, at: at.toString() },
  }))
}

/**
 * A file of a chat of the person. `concerned`: until which event each chat concerns the person (`conversationsOf`). Null for
 * every other file.
 */
export async function fileOfPerson(db: Db, concerned: ReadonlyMap<string, number>, id: string) {
  const [file] = await db.select().from(conversationFiles).where(eq(conversationFiles.id, id))
  const last = file && concerned.get(file.conversationId)
  if (!file || last === undefined) return null
  const { conversationId, detail, sequence } = conversationEvents
  const [event] = await db
    .select({ sequence })
    .from(conversationEvents)
    .where(and(eq(conversationId, file.conversationId), sql`${detail}->'file'->>'id' = ${id}`))
  return event && event.sequence <= last ? file : null
}

/** The newest of these files that fit into `mostBytes` together, as data URLs by their id. */
export async function chatFilesInFile(db: Db, ids: readonly string[], mostBytes: number): Promise<ReadonlyMap<string, string>> {
  const { id, at, contentType, bytes } = conversationFiles
  const size = sql<number>`octet_length(${bytes})`.mapWith(Number)
  const all = await db
    .select({ id, size })
    .from(conversationFiles)
    .where(inArray(id, [...ids]))
    .orderBy(desc(at))
    .limit(mostEntries)
  const rows = await db
    .select({ id, contentType, bytes })
    .from(conversationFiles)
    .where(inArray(id, fitting(all, mostBytes)))
  return dataUrls(rows)
}
