import { Readable } from 'node:stream'

/** A body for an answer that is sent while it is made. */
export function textStream(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(utf8(pieces), { objectMode: false })) as ReadableStream<Uint8Array>
}

async function* utf8(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece)
}
