import { Unzip, UnzipInflate } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
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
  if (![...parts.value].every(([name, text]) => !/^xl\/worksheets\/.*\.xml$/i.test(name) || isWithinLimits(text)))
    return refused('too-many-cells')
  try {
    const [first] = await readWorkbook(new Blob([new Uint8Array(bytes)]))
    return done((first?.data ?? []).map((row) => row.map(textOf)))
  } catch {
    return refused('not-a-workbook')
  }
}

/** Inflates a zip file piece by piece and stops as soon as it becomes too large. Sizes in its directory may be wrong. */
function inflated(bytes: Uint8Array): Result<Map<string, string>, FileRefusal> {
  const parts = new Map<string, string>()
  let size = 0
  let refusal: FileRefusal | null = null
  const unzip = new Unzip((part) => {
    const pieces: Uint8Array[] = []
    if (parts.size >= mostParts) refusal = 'too-large-inside'
    parts.set(part.name, '')
    part.ondata = (error, piece, isLast) => {
      if (error) refusal ??= 'not-a-workbook'
      size += piece?.length ?? 0
      if (size > mostInflated) refusal = 'too-large-inside'
      if (refusal) return part.terminate()
      pieces.push(piece)
      if (isLast && part.name.startsWith('xl/worksheets/')) parts.set(part.name, Buffer.concat(pieces).toString('utf8'))
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
  return parts.size > 0 ? done(parts) : refused('not-a-workbook')
}

/** Small, because one piece can inflate to a thousand times its size. */
const pieceBytes = 4 * 1024

/** Looks at the addresses of cells, because a reader makes room for every cell before the last one. */
function isWithinLimits(worksheet: string): boolean {
  for (const [, letters = '', row] of worksheet.matchAll(/\br="([A-Z]{0,3})(\d{1,9})"/g)) {
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
    if (column > mostColumns || Number(row) > mostRows) return false
  }
  return true
}

/** A number with a decimal comma, a date as `2026-11-01`. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return isoDay({ year: cell.getUTCFullYear(), month: cell.getUTCMonth() + 1, day: cell.getUTCDate() })
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15))).replace('.', ',')
  if (typeof cell === 'boolean') return cell ? 'ya' : 'tidak'
  return String(cell)
}
