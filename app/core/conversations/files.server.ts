import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { oneLine } from '../../lib/typed-text.ts'
import { isUuid } from '../../lib/uuid.ts'
import type { Db } from '../../platform/database.server.ts'
import { largestFile, type PictureRefusal, readPicture } from '../../platform/pictures.server.ts'
import type { Counting } from '../../platform/rate-limit.server.ts'
import type { ChatFile } from './conversation.ts'
import { conversationFiles } from './tables.ts'

/** A file that was read by its content: a photo made again without metadata, or a PDF as it is. */
export type ReadFile = { contentType: string; bytes: Uint8Array; name: string; width?: number; height?: number }

export type FileRefusal = PictureRefusal | 'file-missing'

const longestName = 80

/** Reads a photo or a PDF, whatever its name or type says. */
export async function readFile(file: File): Promise<Result<ReadFile, FileRefusal>> {
  if (file.size === 0) return refused('file-missing')
  if (file.size > largestFile) return refused('picture-too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const base = [...oneLine(file.name).replace(/\.\w{1,5}$/, '')].slice(0, longestName).join('')
  if (isPdf(bytes)) return done({ contentType: 'application/pdf', bytes, name: `${base || 'dokumen'}.pdf` })
  const picture = await readPicture(bytes)
  if (!picture.ok) return picture
  return done({ ...picture.value, name: `${base || 'foto'}.jpg` })
}

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'

/** A conversation accepts no more files than this. */
export const mostFiles = 20

export const countFiles = (db: Db, conversationId: string): Promise<number> =>
  db.$count(conversationFiles, eq(conversationFiles.conversationId, conversationId))

const day = 24 * 60 * 60

/** Files that one device, and one address, may send in all conversations together. Thousands of people may share an address. */
export const limitsOfFiles = (device: string, client: string): Counting<'too-many'>[] => [
  { kind: 'too-many', key: `chat files of device ${device}`, limit: { points: 60, seconds: day } },
  { kind: 'too-many', key: `chat files of address ${client}`, limit: { burst: 200, perMinute: 10 } },
]

/** Stores a file in the transaction of its event. Returns what the event says about it. */
export async function storeFile(tx: Db, conversationId: string, file: ReadFile, now: Instant): Promise<ChatFile> {
  const { bytes, ...about } = file
  const id = randomUUID()
  await tx.insert(conversationFiles).values({ id, conversationId, contentType: file.contentType, bytes, at: now })
  return { id, ...about }
}

/** A file of this conversation. Null for an unknown one. */
export async function findFile(db: Db, conversationId: string, id: string) {
  if (!isUuid(id)) return null
  const [file] = await db
    .select()
    .from(conversationFiles)
    .where(and(eq(conversationFiles.id, id), eq(conversationFiles.conversationId, conversationId)))
  return file ?? null
}

/** The answer with a file. A browser saves a PDF instead of opening it. */
export function fileAnswer({ contentType, bytes }: { contentType: string; bytes: Uint8Array }): Response {
  const isPicture = contentType === 'image/jpeg'
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': contentType,
      'Content-Disposition': isPicture ? 'inline' : 'attachment; filename="dokumen.pdf"',
      'Cache-Control': 'private, no-store',
      'Content-Length': String(bytes.length),
    },
  })
}
