import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, rename, rm, stat } from 'node:fs/promises'
import { pipeline as joined } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { type ArchiveHeader, archiveFormat, endSchema, headerSchema } from './archive-schema.ts'
import { BackupRefused } from './refusal.ts'

/** Characters. A longer line can only come from a damaged archive. */
const longestLine = 256 * 1024 * 1024

/**
 * Writes lines as a compressed archive that only its owner may read, and ends it with a checksum. The file gets its name
 * when it is complete and on the disk. Returns its size in bytes and the number of rows.
 */
export async function writeArchive(file: string, lines: AsyncIterable<string>): Promise<{ bytes: number; rows: number }> {
  await refuseExisting(file)
  const unfinished = `${file}.partial`
  await rm(unfinished, { force: true })
  const count = { rows: 0 }
  try {
    const disk = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(withEnd(lines, count), createGzip(), disk)
    await rename(unfinished, file)
    return { bytes: (await stat(file)).size, rows: count.rows }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function refuseExisting(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  )
  if (exists) throw new BackupRefused('file-exists')
}

/** Characters. Passing each line on by itself takes longer than writing it. */
const pieceLength = 64 * 1024

async function* withEnd(lines: AsyncIterable<string>, count: { rows: number }): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let piece = ''
  for await (const line of lines) {
    if (line.startsWith('[')) count.rows++
    piece += `${line}\n`
    if (piece.length < pieceLength) continue
    hash.update(piece)
    yield piece
    piece = ''
  }
  hash.update(piece)
  yield `${piece}${JSON.stringify({ sha256: hash.digest('hex'), rows: count.rows })}\n`
}

/** Reads a whole archive to check it. Returns its header. */
export async function verifyArchive(file: string): Promise<ArchiveHeader> {
  let header: ArchiveHeader | undefined
  for await (const line of readArchive(file)) header ??= headerOf(line)
  if (!header) throw new BackupRefused('damaged')
  return header
}

function headerOf(line: string): ArchiveHeader {
  const parsed = headerSchema.safeParse(parseLine(line))
  if (!parsed.success) throw new BackupRefused('damaged', parsed.error)
  if (parsed.data.format > archiveFormat) throw new BackupRefused('newer')
  return parsed.data
}

/** The lines of an archive without the last one. Throws at the end when the checksum of the last line is wrong. */
export async function* readArchive(file: string): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let last: string | undefined
  for await (const line of linesOf(file)) {
    if (last !== undefined) {
      hash.update(`${last}\n`)
      yield last
    }
    last = line
  }
  const end = endSchema.safeParse(last === undefined ? undefined : parseLine(last))
  if (!end.success || end.data.sha256 !== hash.digest('hex')) throw new BackupRefused('damaged')
}

export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new BackupRefused('damaged', error)
  }
}

/** Splits at line feeds only. `node:readline` would also split inside texts, at characters such as U+2028. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let pieces: string[] = []
  let length = 0
  for await (const text of textOf(file)) {
    const [first = '', ...rest] = text.split('\n')
    pieces.push(first)
    length += first.length
    if (length > longestLine) throw new BackupRefused('damaged')
    for (const part of rest) {
      yield pieces.join('')
      pieces = [part]
      length = part.length
    }
  }
  if (length > 0) throw new BackupRefused('damaged')
}

async function* textOf(file: string): AsyncGenerator<string> {
  const text = joined(createReadStream(file), createGunzip(), () => {})
  text.setEncoding('utf8')
  try {
    yield* text as AsyncIterable<string>
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupRefused('file-missing', error)
    throw code.startsWith('Z_') ? new BackupRefused('damaged', error) : error
  }
}
