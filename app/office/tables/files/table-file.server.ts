import { type Column, readCell } from '~/core/content/sheets/cell.ts'
import type { Sheet } from '~/core/content/sheets/sheet.ts'
import { csvStart } from '~/lib/csv.ts'
import { done, type Result, refused } from '~/lib/result.ts'
import { type XlsxCell, xlsx } from '~/platform/xlsx.server.ts'
import { readCsv, writeCsv } from './csv-rows.ts'
import { type FileRefusal, mostColumns, mostFileBytes, mostRows } from './file-limits.ts'
import { readXlsx } from './workbook.server.ts'

/** `missing` and `unknown`: titles of columns, when they are the reason. */
export type WrongFile = { reason: FileRefusal; missing: string[]; unknown: string[] }
export type FileRows = Result<string[][], WrongFile>

/** Reads a CSV or XLSX file as rows in the order of the sheet's columns. The first line has the titles of the columns. */
export async function readTableFile(sheet: Sheet, file: File | null): Promise<FileRows> {
  if (!file || file.size === 0) return wrong('no-file')
  if (file.size > mostFileBytes) return wrong('too-large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const read = isZip ? await readXlsx(bytes) : readText(bytes)
  return read.ok ? arrange(sheet, read.value) : wrong(read.refusal)
}

function readText(bytes: Uint8Array): Result<string[][], FileRefusal> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) return refused('not-text')
    return hasTooManyCells(text) ? refused('too-many-cells') : done(readCsv(text))
  } catch {
    return refused('not-text')
  }
}

/** Counts before the text is read, because each line and each cell costs memory. A cell may contain some of these signs. */
function hasTooManyCells(text: string): boolean {
  let [lines, cells] = [0, 0]
  for (const [sign] of text.matchAll(/[\r\n,;\t]/g)) {
    if (sign === '\n' || sign === '\r') lines++
    cells++
    if (lines > mostRows * 4 || cells > mostCells) return true
  }
  return false
}

const mostCells = 500_000

const simple = (title: string) => title.trim().toLowerCase().replace(/\s+/g, ' ')

function arrange(sheet: Sheet, lines: readonly (readonly string[])[]): FileRows {
  const [heads = [], ...rest] = lines.filter((row) => row.some((cell) => cell.trim() !== ''))
  if (heads.length === 0) return wrong('empty')
  if (rest.length > mostRows || heads.length > mostColumns) return wrong('too-many-cells')
  const titles = Object.values(sheet.columns).map(({ label }) => label)
  const places = titles.map((title) => heads.findIndex((head) => simple(head) === simple(title)))
  const missing = titles.filter((_, index) => places[index] === -1)
  const unknown = heads.filter((head) => head.trim() !== '' && !titles.some((title) => simple(title) === simple(head)))
  if (missing.length > 0 || unknown.length > 0) return refused({ reason: 'columns', missing, unknown: [...unknown] })
  return done(rest.map((row) => places.map((place) => row[place] ?? '')))
}

const wrong = (reason: FileRefusal): FileRows => refused({ reason, missing: [], unknown: [] })

type Rows = readonly (readonly string[])[]

/** Numbers without points between thousands and days as `2026-11-01`: every spreadsheet reads them. */
export function csvOf(sheet: Sheet, rows: Rows): string {
  const titles = Object.values(sheet.columns).map(({ label }) => label)
  const body = valuesOf(sheet, rows).map((row) => row.map((cell) => String(cell ?? '')))
  return csvStart + writeCsv([titles, ...body.map((row) => row.map((cell, index) => decimalComma(sheet, cell, index)))])
}

export async function xlsxOf(sheet: Sheet, rows: Rows): Promise<Blob> {
  const kinds = Object.values(sheet.columns).map(({ kind }) => kind)
  const cells = valuesOf(sheet, rows).map((row) =>
    row.map((cell, index): XlsxCell => (kinds[index] === 'day' && cell ? new Date(`${cell}T00:00:00Z`) : cell)),
  )
  const titles = Object.values(sheet.columns).map(({ label }) => label)
  const pieces: BlobPart[] = []
  for await (const piece of xlsx(sheet.title, titles, [cells])) pieces.push(new Uint8Array(piece))
  return new Blob(pieces)
}

function decimalComma(sheet: Sheet, cell: string, index: number): string {
  const { kind } = Object.values(sheet.columns)[index] ?? {}
  return kind === 'number' ? cell.replace('.', ',') : cell
}

/** Numbers and days as values, everything else as text. */
function valuesOf(sheet: Sheet, rows: Rows): (string | number | null)[][] {
  const columns = Object.values(sheet.columns)
  return rows.map((row) => row.map((text, index) => fileValue(columns[index], text)))
}

function fileValue(column: Column | undefined, text: string): string | number | null {
  if (column?.kind !== 'money' && column?.kind !== 'number' && column?.kind !== 'day') return text
  const read = readCell(column, text)
  return read.ok && !Array.isArray(read.value) ? (read.value as string | number | null) : text
}
