import { createHash } from 'node:crypto'
import { done, type Result } from '../../../lib/result.ts'
import { type Picture, type PictureRefusal, readPicture } from '../../../platform/pictures.server.ts'

/** A newly encoded photo, and the hash of the original file, which recognises the same file. */
export type Photo = { picture: Picture; hash: string }

/** Reads the photo of a form; null when no file was chosen. */
export async function readPhoto(file: File | null): Promise<Result<Photo | null, PictureRefusal>> {
  if (!file) return done(null)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const picture = await readPicture(bytes)
  return picture.ok ? done({ picture: picture.value, hash: createHash('sha256').update(bytes).digest('hex') }) : picture
}
