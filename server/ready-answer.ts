import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { chooseEncoding, type EncodedBody, type Encoding, encodings, isUnchanged } from './encoded-body.ts'
import { headerValue } from './raw-headers.ts'

type Headers = Record<string, string>
/**
 * `isPacked`: `bytes` are gzip and are unpacked before they are sent. `whole` (200) and `unchanged` (304) list header names and
 * values in turn: the cheapest form for Node to write.
 */
type Form = { bytes: Buffer; isPacked: boolean; etag: string; whole: string[]; unchanged: string[] }

const unpack = promisify(gunzip)
/** Bytes of the headers of one answer, roughly. */
const headersSize = 4096

/**
 * An answer that is sent many times. The bytes and headers of each encoding are prepared once. A body that can be compressed
 * is kept only compressed, and unpacked for the few clients that accept no compression.
 */
export class ReadyAnswer {
  /** Its size in memory, in bytes. */
  readonly size: number
  readonly #forms: Record<Encoding, Form>

  constructor(body: EncodedBody, headers: Headers) {
    this.#forms = Object.fromEntries(encodings.map((encoding) => [encoding, formOf(body, headers, encoding)])) as Record<
      Encoding,
      Form
    >
    const kept = new Set(Object.values(this.#forms).map(({ bytes }) => bytes))
    this.size = [...kept].reduce((sum, { length }) => sum + length, headersSize)
  }

  send({ method, rawHeaders }: IncomingMessage, response: ServerResponse): void {
    const form = this.#forms[chooseEncoding(headerValue(rawHeaders, 'accept-encoding'))]
    if (isUnchanged(headerValue(rawHeaders, 'if-none-match'), form.etag)) response.writeHead(304, form.unchanged).end()
    else if (method === 'HEAD') response.writeHead(200, form.whole).end()
    else if (form.isPacked) {
      response.writeHead(200, form.whole)
      gunzip(form.bytes, (_, bytes) => response.end(bytes))
    } else response.writeHead(200, form.whole).end(form.bytes)
  }

  /** The same answer as a Response, for a request that the app handles. */
  async asResponse({ method, headers }: Request): Promise<Response> {
    const form = this.#forms[chooseEncoding(headers.get('Accept-Encoding') ?? undefined)]
    if (isUnchanged(headers.get('If-None-Match') ?? undefined, form.etag))
      return new Response(null, { status: 304, headers: inPairs(form.unchanged) })
    if (method === 'HEAD') return new Response(null, { headers: inPairs(form.whole) })
    const bytes = form.isPacked ? await unpack(form.bytes) : form.bytes
    return new Response(new Uint8Array(bytes), { headers: inPairs(form.whole) })
  }
}

function formOf(body: EncodedBody, headers: Headers, encoding: Encoding): Form {
  const { bytes, etag } = body[encoding]
  const isPacked = encoding === 'identity' && body.gzip.bytes !== bytes
  const encoded = bytes === body.identity.bytes ? {} : { 'Content-Encoding': encoding }
  const unchanged = { ...headers, ETag: etag }
  const whole = { ...unchanged, ...encoded, 'Content-Length': String(bytes.length) }
  return {
    bytes: isPacked ? body.gzip.bytes : bytes,
    isPacked,
    etag,
    whole: Object.entries(whole).flat(),
    unchanged: Object.entries(unchanged).flat(),
  }
}

function inPairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []))
}
