import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib'

export const encodings = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof encodings)[number]

/** One body in each encoding. Each has its own strong ETag. */
export type EncodedBody = Record<Encoding, { bytes: Buffer; etag: string }>

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const worthCompressing = 512

/** Brotli's qualities for one answer. The second takes a third of the work and sends a tenth more bytes. */
const [usualQuality, busyQuality] = [5, 3]

/** How much work a body is worth: `best` for one that is sent many thousand times. */
export async function encodeBody(body: Buffer, care: 'best' | 'quick' = 'best'): Promise<EncodedBody> {
  if (body.length < worthCompressing) return tagged(body, body, body)
  const [brotli, level] = care === 'best' ? [constants.BROTLI_MAX_QUALITY, 9] : [usualQuality, constants.Z_DEFAULT_LEVEL]
  const [br, gz] = await Promise.all([compressBrotli(body, brotliOptions(body, brotli)), compressGzip(body, { level })])
  return tagged(body, alone(br), alone(gz))
}

/** zlib gives a short result as a part of a buffer of 16 KB, and the part would keep all of it. */
const alone = (bytes: Buffer): Buffer =>
  bytes.buffer.byteLength > bytes.length ? Buffer.from(new Uint8Array(bytes).buffer) : bytes

function brotliOptions({ length }: Buffer, quality: number): BrotliOptions {
  // A window larger than the body finds no more, and the usual one of 4 MB takes 8 MB for each answer.
  const window = Math.max(Math.ceil(Math.log2(length)), constants.BROTLI_MIN_WINDOW_BITS)
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(window, constants.BROTLI_DEFAULT_WINDOW),
    },
  }
}

const bytesOf = new WeakMap<Response, Buffer<ArrayBuffer>>()

/** An answer that keeps its bytes at hand: to read them from an answer copies them twice. */
export function answerOf(bytes: Buffer<ArrayBuffer>, init: ResponseInit): Response {
  const answer = new Response(bytes, init)
  bytesOf.set(answer, bytes)
  return answer
}

/** How many answers are being compressed now. */
let underWay = 0

/** While more answers than this are being compressed, visitors wait for the processor, not for the line. */
const mostWithCare = 2

async function compressQuickly(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer<ArrayBuffer>> {
  underWay++
  try {
    return await (encoding === 'br'
      ? compressBrotli(body, brotliOptions(body, underWay > mostWithCare ? busyQuality : usualQuality))
      : compressGzip(body))
  } finally {
    underWay--
  }
}

/** Compresses an answer that is sent only once, with little work: enough for a slow line. */
export async function compressAnswer(request: Request, answer: Response): Promise<Response> {
  if (answer.headers.has('Content-Encoding') || answer.status === 304) return answer
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding') ?? undefined)
  const body = bytesOf.get(answer) ?? Buffer.from(await answer.arrayBuffer())
  if (body.length === 0) return new Response(null, answer)
  if (body.length < worthCompressing || encoding === 'identity') return new Response(body, answer)
  const bytes = await compressQuickly(body, encoding)
  answer.headers.set('Content-Encoding', encoding)
  return new Response(bytes, answer)
}

/** A body and its compressed forms. Where a form is the body itself, it is sent uncompressed. */
export function tagged(body: Buffer, br: Buffer, gz: Buffer): EncodedBody {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const form = (bytes: Buffer, suffix: string) => ({ bytes, etag: `"${hash}${bytes === body ? '' : suffix}"` })
  return { br: form(br, '-br'), gzip: form(gz, '-gz'), identity: form(body, '') }
}

const chosen = new Map<string, Encoding>()

/** The encoding that the client prefers; among equals the smallest. */
export function chooseEncoding(accept: string | undefined): Encoding {
  if (!accept) return 'identity'
  const known = chosen.get(accept)
  if (known) return known
  const [best] = encodings
    .map((encoding) => ({ encoding, weight: weightOf(accept, encoding) }))
    .sort((a, b) => b.weight - a.weight)
  const encoding = best && best.weight > 0 ? best.encoding : 'identity'
  if (chosen.size < 100) chosen.set(accept, encoding)
  return encoding
}

function weightOf(header: string, encoding: Encoding): number {
  const weights = new Map(header.toLowerCase().split(',').map(readPreference))
  const unnamed = encoding === 'identity' ? 0.001 : 0
  return weights.get(encoding) ?? weights.get('*') ?? unnamed
}

function readPreference(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  return [name, weight === undefined ? 1 : Number(weight) || 0]
}

/** True when the client's If-None-Match names this ETag. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
