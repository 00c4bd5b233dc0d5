import type { OutputInfo, ResizeOptions, Sharp } from 'sharp'
import { done, type Result, refused } from '../lib/result.ts'
import { formatOf, type PictureFormat, pixelsOnly, scansOf } from './picture-parts.ts'
import { loadSharp, type SharpLibrary } from './sharp.server.ts'

/** A new picture made from an uploaded one: upright, and without metadata about place, time and camera. */
export type Picture = { contentType: 'image/jpeg'; width: number; height: number; bytes: Uint8Array }

export type PictureRefusal = 'picture-too-large' | 'picture-not-an-image' | 'picture-too-many-pixels'

/** Largest accepted file, in bytes. */
export const largestFile = 8 * 1024 * 1024

/**
 * The most pixels accepted for each format. Other formats are refused: sharp could read GIF, TIFF, AVIF and SVG, but no
 * camera makes them. The prebuilt library cannot read HEIC, the format of iPhones; iPhones send a JPEG when a field
 * accepts only these formats.
 *
 * The most expensive files of this size: a progressive JPEG without subsampling takes 0.7 s of one core and 310 MB; a
 * rotated, interlaced 16-bit PNG with alpha takes 2.7 s and 270 MB.
 */
export const mostPixels: Record<PictureFormat, number> = {
  // The 50 megapixels of today's phones.
  jpeg: 8192 * 6144,
  png: 6144 * 4096,
  webp: 6144 * 4096,
}

/** Encoders make about ten scans. A half-megabyte file with 2,646 scans of 50 megapixels takes 25 s and cannot be stopped. */
export const mostScans = 64

const longestSide = 1600
const largestMade = 400 * 1024
const patience = { seconds: 15 }

/** Tried in this order until the file is small enough. With the last attempt even noise is. */
const attempts = [
  { side: longestSide, quality: 80 },
  { side: longestSide, quality: 66 },
  { side: longestSide, quality: 54 },
  { side: 1360, quality: 54 },
  { side: 1150, quality: 54 },
  { side: 900, quality: 50 },
] as const

/** Reads a picture by its content, whatever its name or type says, and makes a JPEG of at most 400 KB. */
export function readPicture(bytes: Uint8Array): Promise<Result<Picture, PictureRefusal>> {
  return inTurn((sharp) => makeAnew(sharp, bytes))
}

let lastTurn: Promise<unknown> = Promise.resolve()

/** One picture at a time: this limits the memory and leaves the other core to other requests. */
export function inTurn<Value>(work: (sharp: SharpLibrary) => Promise<Value>): Promise<Value> {
  const turn = lastTurn.then(loadSharp).then(work)
  lastTurn = turn.catch(() => {})
  return turn
}

async function makeAnew(sharp: SharpLibrary, bytes: Uint8Array): Promise<Result<Picture, PictureRefusal>> {
  const pixels = await decodePicture(sharp, bytes, longestSide)
  return pixels.ok ? done(await encoded(sharp, pixels.value)) : pixels
}

/** Pixels of a picture, upright and in sRGB, without metadata. */
export type Pixels = { data: Uint8Array; info: OutputInfo }

/** Reads a picture by its content and makes it at most `side` pixels long. Call it in turn. */
export async function decodePicture(
  sharp: SharpLibrary,
  file: Uint8Array,
  side: number,
): Promise<Result<Pixels, PictureRefusal>> {
  if (file.length > largestFile) return refused('picture-too-large')
  const format = formatOf(file)
  if (!format) return refused('picture-not-an-image')
  if (format === 'jpeg' && scansOf(file) > mostScans) return refused('picture-too-many-pixels')
  const bytes = format === 'png' ? pixelsOnly(file) : file
  try {
    // Read the header without a limit first: its numbers tell the two refusals apart.
    const header = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (header.format !== format) return refused('picture-not-an-image')
    if (header.width * header.height > mostPixels[format]) return refused('picture-too-many-pixels')
    return done(await pixelsOf(sharp, bytes, mostPixels[format], side))
  } catch (fault) {
    return refused(tookTooLong(fault) ? 'picture-too-many-pixels' : 'picture-not-an-image')
  }
}

// Refuse truncated files but accept warnings: some phones write JPEGs that cause one.
async function pixelsOf(sharp: SharpLibrary, bytes: Uint8Array, limitInputPixels: number, side: number): Promise<Pixels> {
  return await sharp(bytes, { failOn: 'error', limitInputPixels })
    .autoOrient()
    .resize(within(side))
    .flatten({ background: '#ffffff' })
    .timeout(patience)
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function encoded(sharp: SharpLibrary, { data, info }: Pixels): Promise<Picture> {
  const { width, height, channels } = info
  const source = sharp(data, { raw: { width, height, channels } })
  let made = await jpegOf(source, attempts[0])
  for (const attempt of attempts.slice(1)) {
    if (made.bytes.length <= largestMade) break
    made = await jpegOf(source, attempt)
  }
  return made
}

async function jpegOf(source: Sharp, { side, quality }: (typeof attempts)[number]): Promise<Picture> {
  const { data, info } = await source.clone().resize(within(side)).jpeg({ quality }).toBuffer({ resolveWithObject: true })
  return { contentType: 'image/jpeg', width: info.width, height: info.height, bytes: data }
}

function within(side: number): ResizeOptions {
  return { width: side, height: side, fit: 'inside', withoutEnlargement: true }
}

function tookTooLong(fault: unknown): boolean {
  return fault instanceof Error && fault.message.includes('timeout:')
}
