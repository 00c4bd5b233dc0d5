import sharp, { type OutputInfo, type ResizeOptions, type Sharp } from 'sharp'
import { done, type Result, refused } from '../lib/result.ts'
import { formatOf, type PictureFormat, pixelsOnly, scansOf } from './picture-parts.ts'

/** A picture made anew from one that was sent: upright, and without what its file told of place, time and camera. */
export type Picture = { contentType: 'image/jpeg'; width: number; height: number; bytes: Uint8Array }

export type PictureRefusal = 'picture-too-large' | 'picture-not-an-image' | 'picture-too-many-pixels'

/** The largest file that is read, in bytes. */
export const largestFile = 8 * 1024 * 1024

/**
 * The most pixels that are read. Nothing else is: sharp could (GIF, TIFF, AVIF, SVG), but no camera makes those. HEIC,
 * which iPhones keep, its prebuilt library cannot read; to a field that accepts only these they send a JPEG.
 *
 * The costliest files that could be made of so many: a progressive JPEG without subsampling takes 0.7 s of one core
 * and 310 MB, an interlaced PNG of 16 bits with alpha that lies on its side 2.7 s and 270 MB.
 */
export const mostPixels: Record<PictureFormat, number> = {
  // The 50 megapixels of today's telephones.
  jpeg: 8192 * 6144,
  png: 6144 * 4096,
  webp: 6144 * 4096,
}

/** Encoders make about ten. Half a megabyte with 2.646, at 50 megapixels, takes 25 s of one core, and cannot be stopped. */
export const mostScans = 64

const longestSide = 1600
const largestMade = 400 * 1024
const patience = { seconds: 15 }

/** Tried in this order until one is small enough; with the last even noise is. */
const attempts = [
  { side: longestSide, quality: 80 },
  { side: longestSide, quality: 66 },
  { side: longestSide, quality: 54 },
  { side: 1360, quality: 54 },
  { side: 1150, quality: 54 },
  { side: 900, quality: 50 },
] as const

// Nothing of what people send stays in memory, and one picture takes one core.
sharp.cache(false)
sharp.concurrency(1)

/** Reads a picture by its content, whatever its name or type says, and makes a JPEG of at most 400 KB of it. */
export function readPicture(bytes: Uint8Array): Promise<Result<Picture, PictureRefusal>> {
  return inTurn(() => makeAnew(bytes))
}

let lastTurn: Promise<unknown> = Promise.resolve()

/** One picture at a time: it bounds the memory, and leaves the other core to everybody else. */
function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const turn = lastTurn.then(work)
  lastTurn = turn.catch(() => {})
  return turn
}

async function makeAnew(bytes: Uint8Array): Promise<Result<Picture, PictureRefusal>> {
  if (bytes.length > largestFile) return refused('picture-too-large')
  const pixels = await decoded(bytes)
  return pixels.ok ? done(await encoded(pixels.value)) : pixels
}

type Pixels = { data: Uint8Array; info: OutputInfo }

async function decoded(file: Uint8Array): Promise<Result<Pixels, PictureRefusal>> {
  const format = formatOf(file)
  if (!format) return refused('picture-not-an-image')
  if (format === 'jpeg' && scansOf(file) > mostScans) return refused('picture-too-many-pixels')
  const bytes = format === 'png' ? pixelsOnly(file) : file
  try {
    // The header first, without a limit: the two refusals are told apart by its numbers.
    const header = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (header.format !== format) return refused('picture-not-an-image')
    if (header.width * header.height > mostPixels[format]) return refused('picture-too-many-pixels')
    return done(await pixelsOf(bytes, mostPixels[format]))
  } catch (fault) {
    return refused(tookTooLong(fault) ? 'picture-too-many-pixels' : 'picture-not-an-image')
  }
}

// Cut-off files are refused; mere warnings are not: some telephones write JPEGs that earn one.
async function pixelsOf(bytes: Uint8Array, limitInputPixels: number): Promise<Pixels> {
  return await sharp(bytes, { failOn: 'error', limitInputPixels })
    .autoOrient()
    .resize(within(longestSide))
    .flatten({ background: '#ffffff' })
    .timeout(patience)
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function encoded({ data, info }: Pixels): Promise<Picture> {
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
