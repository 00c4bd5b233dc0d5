import { Zip, ZipDeflate } from 'fflate'

/** A sheet may have 1,048,576 rows. */
const rowsOfSheet = 1_000_000
/** Characters that a cell may have. */
const longestCell = 32_767

/**
 * An XLSX file whose cells are all text, as it is made: neither the rows nor the file are held in memory. A text is never run
 * as a formula, and digits stay as they are. `batches`: some rows at a time. `header` is the first row of each sheet.
 */
export async function* xlsx(
  name: string,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Uint8Array> {
  const file = new ZipFile()
  let sheets = 0
  let room = 0
  for await (const batch of batches) {
    if (batch.length > room) {
      if (sheets > 0) file.end(sheetEnd)
      sheets += 1
      file.begin(`xl/worksheets/sheet${sheets}.xml`, sheetStart + rowXml(header))
      room = rowsOfSheet
    }
    room -= batch.length
    file.write(batch.map(rowXml).join(''))
    yield* file.made()
  }
  if (sheets === 0) file.begin(`xl/worksheets/sheet${++sheets}.xml`, sheetStart + rowXml(header))
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

const sheetStart = `${head}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const sheetEnd = '</sheetData></worksheet>'

function rowXml(cells: readonly string[]): string {
  return `<row>${cells.map((text) => `<c t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`).join('')}</row>`
}

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
    'xl/_rels/workbook.xml.rels': `${head}<Relationships ${packageRelations}>${each((number) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
    '_rels/.rels': `${head}<Relationships ${packageRelations}><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    '[Content_Types].xml': `${head}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${types}.worksheet+xml"/>`)}</Types>`,
  }
}
