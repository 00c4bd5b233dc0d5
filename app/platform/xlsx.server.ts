import { Zip, ZipDeflate } from 'fflate'

/** A sheet may have 1,048,576 rows. */
const rowsOfSheet = 1_000_000
/** Characters that a cell may have. */
const longestCell = 32_767

/** A date is written as a day, in UTC. */
export type XlsxCell = string | number | Date | null

/**
 * An XLSX file as it is made: neither the rows nor the file are held in memory. A text is never run as a formula, and its
 * digits stay as they are. `batches`: some rows at a time. `header` is the first row of each sheet.
 */
export async function* xlsx(
  name: string,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly XlsxCell[])[]>,
): AsyncGenerator<Uint8Array> {
  const file = new ZipFile()
  let sheets = 0
  let next = rowsOfSheet
  for await (const batch of batches) {
    if (batch.length === 0) continue
    if (next + batch.length > rowsOfSheet) {
      if (sheets > 0) file.end(sheetEnd)
      sheets += 1
      file.begin(`xl/worksheets/sheet${sheets}.xml`, sheetStart(header))
      next = 2
    }
    file.write(batch.map((row, place) => rowXml(row, next + place)).join(''))
    next += batch.length
    yield* file.made()
  }
  if (sheets === 0) file.begin(`xl/worksheets/sheet${++sheets}.xml`, sheetStart(header))
  file.end(sheetEnd)
  for (const [path, xml] of Object.entries(parts(name, sheets))) {
    file.begin(path, '')
    file.end(xml)
  }
  file.close()
  yield* file.made()
}

/** A ZIP file that is written one entry after the other. */
class ZipFile {
  readonly #zip = new Zip((error, bytes) => {
    if (error) throw error
    this.#made.push(bytes)
  })
  #made: Uint8Array[] = []
  #entry = new ZipDeflate('')

  begin(path: string, text: string): void {
    this.#entry = new ZipDeflate(path, { level: 6 })
    this.#zip.add(this.#entry)
    this.write(text)
  }

  write(text: string): void {
    this.#entry.push(Buffer.from(text))
  }

  end(text: string): void {
    this.#entry.push(Buffer.from(text), true)
  }

  close(): void {
    this.#zip.end()
  }

  /** The bytes since the last call. */
  made(): Uint8Array[] {
    const bytes = this.#made
    this.#made = []
    return bytes
  }
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const schemas = 'http://schemas.openxmlformats.org'
const main = `xmlns="${schemas}/spreadsheetml/2006/main"`
const relations = `${schemas}/officeDocument/2006/relationships`
const packageRelations = `xmlns="${schemas}/package/2006/relationships"`
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The places of the styles in `styles`. */
const [bold, day] = [1, 2]

function sheetStart(header: readonly string[]): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  const widths = header.map(
    (text, place) => `<col min="${place + 1}" max="${place + 1}" width="${Math.max(14, text.length + 2)}" customWidth="1"/>`,
  )
  const views = `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`
  return `${head}<worksheet ${main}>${views}<cols>${widths.join('')}</cols><sheetData>${rowXml(header, 1, bold)}`
}

const sheetEnd = '</sheetData></worksheet>'

function rowXml(cells: readonly XlsxCell[], row: number, style = 0): string {
  return `<row r="${row}">${cells.map((cell, column) => cellXml(cell, `${lettersOf(column)}${row}`, style)).join('')}</row>`
}

function cellXml(cell: XlsxCell, address: string, style: number): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`
  if (cell instanceof Date) return `<c r="${address}" s="${day}"><v>${daysSince1900(cell)}</v></c>`
  const text = `<is><t xml:space="preserve">${escaped(cell)}</t></is>`
  return `<c r="${address}" t="inlineStr"${style ? ` s="${style}"` : ''}>${text}</c>`
}

/** `A`, `Z`, `AA` */
const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** Spreadsheets count days from 30 December 1899, as if 1900 had been a leap year. */
const daysSince1900 = (date: Date): number => date.getTime() / 86_400_000 + 25_569

const styles = `${head}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`

// XML cannot contain these characters, in no spelling.
const impossible = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string): string =>
  text
    .slice(0, longestCell)
    .replace(impossible, '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

function parts(name: string, sheets: number): Record<string, string> {
  const numbers = Array.from({ length: sheets }, (_, place) => place + 1)
  const each = (xml: (number: number) => string) => numbers.map(xml).join('')
  const title = (number: number) => escaped(sheets === 1 ? name : `${name} ${number}`).replaceAll('"', '&quot;')
  return {
    'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${relations}"><sheets>${each((number) => `<sheet name="${title(number)}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships ${packageRelations}>${each((number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': styles,
    '_rels/.rels': `${head}<Relationships ${packageRelations}><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${head}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`)}</Types>`,
  }
}
