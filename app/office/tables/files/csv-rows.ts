import { csvLine } from '~/lib/csv.ts'

/** `csvLine` puts an apostrophe before these. A text that begins with an apostrophe gets one more, so that reading is exact. */
const escaped = /^'(?=[=+\-@\t\r\n'])/

/** Lines of a CSV file, in the order of the rows. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => csvLine(row.map((cell) => (cell.startsWith("'") ? `'${cell}` : cell)))).join('')
}

/** Reads CSV with commas, semicolons or tabs between the cells. */
export function readCsv(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '')
  return readSeparated(source, separatorOf(source)).map((row) => row.map((cell) => cell.replace(escaped, '')))
}

/** Cells copied from a spreadsheet: tabs between columns, quotes around cells with line ends. */
export const readPasted = (text: string): string[][] => readSeparated(text.replace(/\r?\n$/, ''), '\t')

/** The separator that the first line has most often outside quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/\r?\n/, 1)
  const bare = first.replace(/"[^"]*"/g, '')
  const number = (separator: string) => bare.split(separator).length
  return [',', ';', '\t'].reduce((best, one) => (number(one) > number(best) ? one : best))
}

function readSeparated(text: string, separator: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let position = 0
  while (position < text.length) {
    const { cell, next } = text[position] === '"' ? quotedAt(text, position) : plainAt(text, position, separator)
    row.push(cell)
    position = next
    if (text[position] === separator) {
      position += 1
      if (position === text.length) row.push('')
      continue
    }
    if (text[position] === '\r') position += 1
    if (text[position] === '\n') position += 1
    rows.push(row)
    row = []
  }
  return row.length > 0 ? [...rows, row] : rows
}

function plainAt(text: string, start: number, separator: string) {
  let next = start
  while (next < text.length && text[next] !== separator && text[next] !== '\n' && text[next] !== '\r') next += 1
  return { cell: text.slice(start, next), next }
}

/** A doubled quote is one quote. Text between the closing quote and the separator belongs to the cell. */
function quotedAt(text: string, start: number) {
  let cell = ''
  let next = start + 1
  while (next < text.length) {
    if (text[next] !== '"') cell += text[next]
    else if (text[next + 1] === '"') {
      cell += '"'
      next += 1
    } else break
    next += 1
  }
  return { cell, next: next + 1 }
}
