import { inflateSync } from 'node:zlib'

type Table = { entry: Buffer; bytes: Uint8Array }

/**
 * Unpacks a WOFF file (W3C WOFF 1.0) into a plain font. From the packed file, the table of outlines would be unpacked again
 * for each character.
 */
export function unpackedFont(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF font.')
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, at) => readTable(woff, 44 + 20 * at))
  const header = Buffer.alloc(12 + 16 * tables.length)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(tables.length, 4)
  const whole: Uint8Array[] = [header]
  let offset = header.length
  for (const [at, { entry, bytes }] of tables.entries()) {
    entry.writeUInt32BE(offset, 8)
    entry.copy(header, 12 + 16 * at)
    const room = Buffer.alloc(-bytes.length & 3)
    whole.push(bytes, room)
    offset += bytes.length + room.length
  }
  return Buffer.concat(whole)
}

function readTable(woff: Buffer, at: number): Table {
  const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [number, number, number]
  const bytes = woff.subarray(offset, offset + packed)
  const entry = Buffer.alloc(16)
  woff.copy(entry, 0, at, at + 4)
  woff.copy(entry, 4, at + 16, at + 20)
  entry.writeUInt32BE(length, 12)
  return { entry, bytes: packed < length ? inflateSync(bytes) : bytes }
}
