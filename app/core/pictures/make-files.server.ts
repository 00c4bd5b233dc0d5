import { createHash } from 'node:crypto'
import type { Sharp } from 'sharp'
import { done, type Result, refused } from '../../lib/result.ts'
import { decodePicture, inTurn, type PictureRefusal, type Pixels } from '../../platform/pictures.server.ts'
import type { SharpLibrary } from '../../platform/sharp.server.ts'
import { cropOf, isLargeEnough } from './crop.ts'
import {
  type FocalPoint,
  fileName,
  longestOriginal,
  type PictureFormat,
  pictureFormats,
  pictureSize,
  pictureWidths,
  shareFile,
} from './picture.ts'

export type Original = { width: number; height: number; bytes: Uint8Array }
export type PictureFile = { name: string; bytes: Uint8Array }
export type MadeFiles = { version: string; files: PictureFile[] }

// Each step waits for its turn. So a visitor's photo waits for one file at most, and never for a whole picture.

/** Reads an uploaded file by its content, and makes it upright and free of metadata. */
export async function makeOriginal(file: Uint8Array): Promise<Result<Original, PictureRefusal | 'picture-too-small'>> {
  const pixels = await inTurn((sharp) => decodePicture(sharp, file, longestOriginal))
  if (!pixels.ok) return pixels
  const { width, height } = pixels.value.info
  if (!isLargeEnough({ width, height })) return refused('picture-too-small')
  const bytes = await inTurn((sharp) => sharpOf(sharp, pixels.value).toColourspace('srgb').jpeg({ quality: 90 }).toBuffer())
  return done({ width, height, bytes })
}

/** Cuts a picture out around its focal point, in all widths and formats. Takes about two seconds of one core. */
export async function makeFiles({ bytes, width, height }: Original, focalPoint: FocalPoint): Promise<MadeFiles> {
  const crop = cropOf({ width, height }, focalPoint)
  const pixels = await inTurn((sharp) =>
    sharp(bytes)
      .extract(crop)
      .resize({ ...pictureSize, fit: 'fill' })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const files: PictureFile[] = []
  for (const width of pictureWidths)
    for (const format of pictureFormats) {
      const made = await inTurn((sharp) => encoders[format](resized(sharp, pixels, width)).toBuffer())
      files.push({ name: fileName(width, format), bytes: made })
    }
  files.push(await shareFileOf(pixels))
  return { version: versionOf(files), files }
}

/** A higher effort makes AVIF no smaller, and takes five times as long. */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 72 }),
  jpg: (picture) => picture.jpeg({ quality: 74, mozjpeg: true }),
}

/** Tried in this order until the file is small enough. With the last one even noise is. */
const shareQualities = [80, 66, 54, 40, 25] as const

async function shareFileOf(pixels: Pixels): Promise<PictureFile> {
  const { name, width, mostBytes } = shareFile
  let bytes: Uint8Array = new Uint8Array()
  for (const quality of shareQualities) {
    bytes = await inTurn((sharp) => resized(sharp, pixels, width).jpeg({ quality }).toBuffer())
    if (bytes.length <= mostBytes) break
  }
  return { name, bytes }
}

function resized(sharp: SharpLibrary, pixels: Pixels, width: number): Sharp {
  return sharpOf(sharp, pixels).resize({ width, height: (width * pictureSize.height) / pictureSize.width, fit: 'fill' })
}

function sharpOf(sharp: SharpLibrary, { data, info: { width, height, channels } }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } })
}

function versionOf(files: readonly PictureFile[]): string {
  const hash = createHash('sha256')
  for (const { name, bytes } of files) hash.update(`${name} ${bytes.length} `).update(bytes)
  return hash.digest('hex').slice(0, 16)
}
