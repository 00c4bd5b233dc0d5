import { and, eq, exists, lt, notExists } from 'drizzle-orm'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { type FocalPoint, isInside } from '../pictures/picture.ts'
import { makeFilesAgain, replaceFiles } from '../pictures/pictures.server.ts'
import { pictureFiles, pictures } from '../pictures/tables.ts'
import { changeContent } from './content.server.ts'
import { isPreview } from './previews.server.ts'
import { isShownAt } from './shown-items.server.ts'
import { contentItems, pictureUses, previews } from './tables.ts'

/** `token`: of a preview, which shows the pictures of its revision. */
export type Asked = { picture: string; file: string; token: string | null }

/**
 * A file of a picture with its present version. Null when no item that is shown now uses the picture, and for a preview
 * when its revision does not.
 */
export async function findShownFile(db: Db, { picture, file, token }: Asked, now: Instant) {
  const seen = token === null ? shownUse(db, now) : previewedUse(db, token, now)
  const [found] = await db
    .select({ version: pictures.version, bytes: pictureFiles.bytes })
    .from(pictures)
    .innerJoin(pictureFiles, and(eq(pictureFiles.pictureId, pictures.id), eq(pictureFiles.name, file)))
    .where(and(eq(pictures.id, picture), exists(seen)))
  return found ?? null
}

const { kind, slug, number, pictureId } = pictureUses

function shownUse(db: Db, now: Instant) {
  const item = and(eq(contentItems.kind, kind), eq(contentItems.slug, slug), eq(contentItems.revision, number))
  return db
    .select({ kind })
    .from(pictureUses)
    .innerJoin(contentItems, item)
    .where(and(eq(pictureId, pictures.id), isShownAt(now)))
}

function previewedUse(db: Db, token: string, now: Instant) {
  const preview = and(eq(previews.kind, kind), eq(previews.slug, slug), eq(previews.number, number))
  return db
    .select({ kind })
    .from(pictureUses)
    .innerJoin(previews, preview)
    .where(and(eq(pictureId, pictures.id), isPreview(token, now)))
}

/** Makes the files of a picture again around another point. Pages show them as soon as they are stored. */
export async function changeFocalPoint(
  db: Db,
  id: string,
  focalPoint: FocalPoint,
): Promise<Result<{ version: string }, 'focal-point-outside' | 'picture-unknown'>> {
  if (!isInside(focalPoint)) return refused('focal-point-outside')
  const made = await makeFilesAgain(db, id, focalPoint)
  if (!made) return refused('picture-unknown')
  await changeContent(db, (tx) => replaceFiles(tx, id, focalPoint, made))
  return done({ version: made.version })
}

/** Deletes a picture that no revision of any item uses. */
export function deletePicture(db: Db, id: string): Promise<Result<null, 'picture-used' | 'picture-unknown'>> {
  return db.transaction(async (tx) => {
    // A revision that is being saved holds a lock on its pictures: wait until its use is recorded.
    const [known] = await tx.select({ id: pictures.id }).from(pictures).where(eq(pictures.id, id)).for('update')
    if (!known) return refused('picture-unknown')
    if ((await tx.$count(pictureUses, eq(pictureId, id))) > 0) return refused('picture-used')
    await tx.delete(pictures).where(eq(pictures.id, id))
    return done(null)
  })
}

/** Days after which a picture is deleted that no revision has used. */
const daysUnused = 30

export async function forgetUnusedPictures(db: Db, now: Instant): Promise<void> {
  const anyUse = db.select({ kind }).from(pictureUses).where(eq(pictureId, pictures.id))
  await db.delete(pictures).where(and(lt(pictures.addedAt, now.subtract({ hours: daysUnused * 24 })), notExists(anyUse)))
}
