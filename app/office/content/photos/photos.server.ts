import { eq } from 'drizzle-orm'
import { changeFocalPoint } from '~/core/content/uploaded-pictures.server.ts'
import type { FocalPoint, UploadRefusal } from '~/core/pictures/picture.ts'
import { listPictures, type StoredPicture, type Upload, uploadPicture } from '~/core/pictures/pictures.server.ts'
import { pictures } from '~/core/pictures/tables.ts'
import { recordAudit } from '~/core/staff/audit.server.ts'
import type { Grant } from '~/core/staff/grant.ts'
import type { Instant } from '~/lib/instant.ts'
import { done, type Result, refused } from '~/lib/result.ts'
import type { Db } from '~/platform/database.server.ts'
import { loadSharp } from '~/platform/sharp.server.ts'

/** As many as an editor looks through. */
const mostPhotos = 60

export function listPhotos(db: Db, _: Grant<'content:read'>): Promise<StoredPicture[]> {
  return listPictures(db, mostPhotos)
}

export async function addPhoto(
  db: Db,
  grant: Grant<'content:edit'>,
  upload: Omit<Upload, 'by'>,
  now: Instant,
): Promise<Result<StoredPicture, UploadRefusal>> {
  return db.transaction(async (tx) => {
    const added = await uploadPicture(tx, { ...upload, by: grant.staff.name }, now)
    if (added.ok) {
      const subject = { kind: 'picture', id: added.value.id }
      await recordAudit(tx, grant, { action: 'picture-added', subject, after: { alt: added.value.alt } }, now)
    }
    return added
  })
}

/** Cuts the photo anew around the point, for every page that uses it. */
export async function moveFocalPoint(
  db: Db,
  grant: Grant<'content:edit'>,
  id: string,
  point: FocalPoint,
  now: Instant,
): Promise<Result<StoredPicture, 'focal-point-outside' | 'picture-unknown'>> {
  const before = await findPhoto(db, id)
  if (!before) return refused('picture-unknown')
  return db.transaction(async (tx) => {
    const changed = await changeFocalPoint(tx, id, point)
    if (!changed.ok) return changed
    const from = { x: before.focalX, y: before.focalY }
    await recordAudit(tx, grant, { action: 'picture-changed', subject: { kind: 'picture', id }, before: from, after: point }, now)
    return done({ ...before, focalX: point.x, focalY: point.y, version: changed.value.version })
  })
}

async function findPhoto(db: Db, id: string): Promise<StoredPicture | null> {
  const [found] = await db.select().from(pictures).where(eq(pictures.id, id))
  if (!found) return null
  const { original: _, ...photo } = found
  return photo
}

/** Pixels: wide enough to point at something. */
const wholeWidth = 960

/** The whole photo as JPEG, not cut out. Null for an unknown id. */
export async function readWholePhoto(db: Db, _: Grant<'content:read'>, id: string): Promise<Uint8Array | null> {
  const [found] = await db.select({ bytes: pictures.original }).from(pictures).where(eq(pictures.id, id))
  if (!found) return null
  const sharp = await loadSharp()
  return sharp(found.bytes).resize({ width: wholeWidth, withoutEnlargement: true }).jpeg({ quality: 75 }).toBuffer()
}
