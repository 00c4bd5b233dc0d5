import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, type EncodedBody, type Encoding, encodings, isUnchanged } from './encoded-body.ts'
import { headerValue } from './raw-headers.ts'

type Headers = Record<string, string>
/** `whole` (200) and `unchanged` (304) list header names and values in turn: the cheapest form for Node to write. */
type Form = { bytes: Buffer; etag: string; whole: string[]; unchanged: string[] }

/** An answer that is sent many times. The bytes and headers of each encoding are prepared once. */
export class ReadyAnswer {
  /** Its size in memory, in bytes. */
  readonly size: number
  readonly #forms: Record<Encoding, Form>

  constructor(body: EncodedBody, headers: Headers) {
    this.#forms = Object.fromEntries(encodings.map((encoding) => [encoding, formOf(body, headers, encoding)])) as Record<
      Encoding,
      Form
    >
    this.size = encodings.reduce((sum, encoding) => sum + body[encoding].bytes.length, 1024)
  }

  send({ method, rawHeaders }: IncomingMessage, response: ServerResponse): void {
    const form = this.#forms[chooseEncoding(headerValue(rawHeaders, 'accept-encoding'))]
    if (isUnchanged(headerValue(rawHeaders, 'if-none-match'), form.etag)) response.writeHead(304, form.unchanged).end()
    else response.writeHead(200, form.whole).end(method === 'HEAD' ? undefined : form.bytes)
  }

  /** The same answer as a Response, for a request that the app handles. */
  asResponse({ method, headers }: Request): Response {
    const form = this.#forms[chooseEncoding(headers.get('Accept-Encoding') ?? undefined)]
    if (isUnchanged(headers.get('If-None-Match') ?? undefined, form.etag))
      return new Response(null, { status: 304, headers: inPairs(form.unchanged) })
    return new Response(method === 'HEAD' ? null : new Uint8Array(form.bytes), { headers: inPairs(form.whole) })
  }
}

function formOf(body: EncodedBody, headers: Headers, encoding: Encoding): Form {
  const { bytes, etag } = body[encoding]
  const encoded = bytes === body.identity.bytes ? {} : { 'Content-Encoding': encoding }
  const unchanged = { ...headers, ETag: etag }
  const whole = { ...unchanged, ...encoded, 'Content-Length': String(bytes.length) }
  return { bytes, etag, whole: Object.entries(whole).flat(), unchanged: Object.entries(unchanged).flat() }
}

function inPairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, at): [string, string][] => (at % 2 === 0 ? [[name, flat[at + 1] ?? '']] : []))
}
