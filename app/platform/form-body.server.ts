import { setImmediate as nextTurn } from 'node:timers/promises'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { data } from 'react-router'
import { readable, readableFileName } from '../lib/typed-text.ts'

/** More than ten times as many as any form of the site has. */
const mostFields = 300
/** Bytes of all texts of a form together, without its files. */
const usualText = 64 * 1024
const tooLarge = () => data(null, { status: 413 })
const notAForm = () => data(null, { status: 400 })

/**
 * Reads the fields and files of a submitted form and removes control characters from the texts and the names of files. `mostText`: bytes.
 * Throws a 413 answer as soon as there are too many fields or too much text, and a 400 answer when the body is not a
 * form.
 */
export async function readBody(request: Request, mostText = usualText): Promise<FormData> {
  const contentType = request.headers.get('Content-Type') ?? ''
  if (/^multipart\/form-data\b/i.test(contentType)) return readMultipart(request, contentType, mostText)
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return readUrlencoded(request, mostText)
  throw notAForm()
}

async function readUrlencoded(request: Request, mostText: number): Promise<FormData> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of piecesOf(request)) {
    size += piece.length
    if (size > mostText) throw tooLarge()
    pieces.push(piece)
  }
  const text = Buffer.concat(pieces).toString('utf8')
  if (text.split('&', mostFields + 1).length > mostFields) throw tooLarge()
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text)) form.append(name, readable(value))
  return form
}

async function readMultipart(request: Request, contentType: string, mostText: number): Promise<FormData> {
  const reader = new MultipartReader(contentType, mostText)
  for await (const piece of piecesOf(request)) reader.write(piece)
  return reader.end()
}

/** Yields to other requests between two pieces, however large the body is. */
async function* piecesOf(request: Request): AsyncGenerator<Uint8Array> {
  for await (const piece of request.body ?? []) {
    yield piece
    await nextTurn()
  }
}

class MultipartReader {
  readonly #form = new FormData()
  readonly #parser: BusboyInstance
  readonly #finished: Promise<void>
  #text = 0
  #refusal: ReturnType<typeof tooLarge> | undefined

  constructor(contentType: string, mostText: number) {
    this.#parser = startParser(contentType, mostText)
    this.#finished = new Promise((resolve) => {
      this.#parser.on('finish', resolve)
      this.#parser.on('error', () => {
        this.#refusal ??= notAForm()
        resolve()
      })
    })
    this.#parser.on('partsLimit', () => this.#refuse())
    this.#parser.on('field', (name, value, nameTruncated, valueTruncated) => {
      this.#text += name.length + value.length
      if (nameTruncated || valueTruncated || this.#text > mostText) return this.#refuse()
      this.#form.append(name, readable(value))
    })
    this.#parser.on('file', (name, stream, filename, _encoding, type) => {
      const pieces: Buffer<ArrayBuffer>[] = []
      stream.on('data', (piece: Buffer<ArrayBuffer>) => pieces.push(piece))
      // The parser itself reports the same error.
      stream.on('error', () => {})
      stream.on('end', () => this.#form.append(name, new File(pieces, readableFileName(filename || ''), { type })))
    })
  }

  /** Throws as soon as the form is refused, so that the rest of the body is not parsed. */
  write(slice: Uint8Array): void {
    this.#parser.write(slice)
    if (this.#refusal) throw this.#refusal
  }

  async end(): Promise<FormData> {
    this.#parser.end()
    await this.#finished
    if (this.#refusal) throw this.#refusal
    return this.#form
  }

  #refuse(): void {
    this.#refusal ??= tooLarge()
  }
}

function startParser(contentType: string, mostText: number): BusboyInstance {
  const limits = { parts: mostFields, fieldSize: mostText, headerPairs: 16, headerSize: 8 * 1024 }
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits })
  } catch {
    throw notAForm()
  }
}
