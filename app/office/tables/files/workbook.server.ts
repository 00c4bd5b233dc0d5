import { Unzip, UnzipInflate, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import { Parser } from 'saxen'
import { isoDay } from '~/lib/date-parts.ts'
import { done, type Result, refused } from '~/lib/result.ts'
import { type FileRefusal, mostColumns, mostRows } from './file-limits.ts'

/** Bytes of all parts of a workbook together after decompression. A price list of 5000 rows has less than 3 MB. */
const mostInflated = 12 * 1024 * 1024
const mostParts = 200

/** The first worksheet as texts. A formula counts as its last result: nothing is calculated. */
export async function readXlsx(bytes: Uint8Array): Promise<Result<string[][], FileRefusal>> {
  const parts = inflated(bytes)
  if (!parts.ok) return parts
  if (!Object.values(parts.value).every((part) => isWithinLimits(new TextDecoder().decode(part))))
    return refused('too-many-cells')
  try {
    // Packed again, so that the reader sees what was checked, whatever else the file's directory names.
    const [first] = await readWorkbook(new Blob([new Uint8Array(zipSync(parts.value, { level: 0 }))]))
    return done((first?.data ?? []).map((row) => row.map(textOf)))
  } catch {
    return refused('not-a-workbook')
  }
}

/** The XML parts of a zip file. Inflates piece by piece and stops when it becomes too large, whatever sizes the file names. */
function inflated(bytes: Uint8Array): Result<Record<string, Uint8Array>, FileRefusal> {
  const parts = new Map<string, Uint8Array>()
  let size = 0
  let refusal: FileRefusal | null = null
  const unzip = new Unzip((part) => {
    const pieces: Uint8Array[] = []
    if (parts.size >= mostParts) refusal = 'too-large-inside'
    parts.set(part.name, new Uint8Array())
    part.ondata = (error, piece, isLast) => {
      if (error) refusal ??= 'not-a-workbook'
      size += piece?.length ?? 0
      if (size > mostInflated) refusal = 'too-large-inside'
      if (refusal) return part.terminate()
      pieces.push(piece)
      if (isLast) parts.set(part.name, Buffer.concat(pieces))
    }
    part.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let start = 0; start < bytes.length && !refusal; start += pieceBytes) {
      unzip.push(bytes.subarray(start, start + pieceBytes), start + pieceBytes >= bytes.length)
    }
  } catch {
    refusal ??= 'not-a-workbook'
  }
  if (refusal) return refused(refusal)
  const readable = [...parts].filter(([name]) => /\.(xml|rels)$/i.test(name))
  return readable.length > 0 ? done(Object.fromEntries(readable)) : refused('not-a-workbook')
}

/** Small, because one piece can inflate to a thousand times its size. */
const pieceBytes = 4 * 1024

/**
 * Looks at the addresses of rows and cells, because the reader makes room for every cell before the last one. Uses the
 * reader's own XML parser, so that both see the same attributes.
 */
function isWithinLimits(xml: string): boolean {
  let isWithin = true
  const parser = new Parser()
  parser.on('error', () => {
    isWithin = false
  })
  parser.on('openTag', (_, attributes, decodeEntities) => {
    for (const [name, value] of Object.entries(attributes())) {
      const isAddress = /^(?!xmlns:)(.*:)?r$/.test(name)
      if (isAddress && !isNear(decodeEntities(value))) isWithin = false
    }
  })
  parser.parse(xml)
  return isWithin
}

/** `address`: of a cell, as `B12`, or of a row, as `12`. */
function isNear(address: string): boolean {
  const [, letters = '', row] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return row !== undefined && column <= mostColumns && Number(row) <= mostRows
}

/** A number with a decimal comma, a date as `2026-11-01`. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return isoDay({ year: cell.getUTCFullYear(), month: cell.getUTCMonth() + 1, day: cell.getUTCDate() })
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15))).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'ya' : 'tidak'
  return String(cell)
}
