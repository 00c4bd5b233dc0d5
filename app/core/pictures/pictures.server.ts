import { randomUUID } from 'node:crypto'
import { and, desc, eq, getTableColumns, inArray, lt, or } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { type MadeFiles, makeFiles, makeOriginal } from './make-files.server.ts'
import { type FocalPoint, isInside, longestAlt, middle, type UploadRefusal } from './picture.ts'
import { pictureFiles, pictures } from './tables.ts'

/** `bytes`: the file as it was uploaded. `alt`: may be empty; what shows the picture must have a text of its own. `by`: who uploads it. */
export type Upload = { bytes: Uint8Array; alt: string; focalPoint?: FocalPoint; by: string }

const { original: _, ...columns } = getTableColumns(pictures)

/** A picture without its bytes, as staff choose from. */
export type StoredPicture = Omit<typeof pictures.$inferSelect, 'original'>

/** Stores a picture with all its files. Takes a few seconds. No page shows it until a shown item uses it. */
export async function uploadPicture(db: Db, upload: Upload, now: Instant): Promise<Result<StoredPicture, UploadRefusal>> {
  const { bytes, focalPoint = middle, by } = upload
  const alt = upload.alt.trim()
  const refusal = refusalOf(alt, focalPoint)
  if (refusal) return refused(refusal)
  const original = await makeOriginal(bytes)
  if (!original.ok) return original
  const { version, files } = await makeFiles(original.value, focalPoint)
  const about = { id: randomUUID(), alt, focalX: focalPoint.x, focalY: focalPoint.y, version, addedBy: by, addedAt: now }
  const { width, height } = original.value
  await db.transaction(async (tx) => {
    await tx.insert(pictures).values({ ...about, ...original.value, original: original.value.bytes })
    await tx.insert(pictureFiles).values(files.map((file) => ({ ...file, pictureId: about.id })))
  })
  return done({ ...about, width, height })
}

function refusalOf(alt: string, focalPoint: FocalPoint): UploadRefusal | null {
  if (alt.length > longestAlt) return 'alt-too-long'
  return isInside(focalPoint) ? null : 'focal-point-outside'
}

/** The files of a picture around another focal point; null for an unknown picture. Takes about two seconds. */
export async function makeFilesAgain(db: Db, id: string, focalPoint: FocalPoint): Promise<MadeFiles | null> {
  const { original: bytes, width, height } = pictures
  const [original] = await db.select({ bytes, width, height }).from(pictures).where(eq(pictures.id, id))
  return original ? makeFiles(original, focalPoint) : null
}

/** Replaces the files of a picture. Their addresses change, so call it in a change of content. */
export async function replaceFiles(tx: Db, id: string, focalPoint: FocalPoint, { version, files }: MadeFiles): Promise<void> {
  await tx.update(pictures).set({ focalX: focalPoint.x, focalY: focalPoint.y, version }).where(eq(pictures.id, id))
  await tx.delete(pictureFiles).where(eq(pictureFiles.pictureId, id))
  await tx.insert(pictureFiles).values(files.map((file) => ({ ...file, pictureId: id })))
}

/** The newest pictures, or those that come after `last`. */
export function listPictures(db: Db, most: number, last?: Pick<StoredPicture, 'id' | 'addedAt'>): Promise<StoredPicture[]> {
  const { id, addedAt } = pictures
  const later = last && or(lt(addedAt, last.addedAt), and(eq(addedAt, last.addedAt), lt(id, last.id)))
  return db.select(columns).from(pictures).where(later).orderBy(desc(addedAt), desc(id)).limit(most)
}

/** The present version of each of these pictures. Unknown ones are left out. */
export async function readVersions(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { id, version } = pictures
  const rows = await db
    .select({ id, version })
    .from(pictures)
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.version]))
}

/** The bytes of a file in its present version, whether or not visitors may see it. */
export async function readPictureFile(db: Db, id: string, name: string): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ bytes: pictureFiles.bytes })
    .from(pictureFiles)
    .where(and(eq(pictureFiles.pictureId, id), eq(pictureFiles.name, name)))
  return row?.bytes ?? null
}
