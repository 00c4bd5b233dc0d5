import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type XlsxCell, xlsx } from './xlsx.server.ts'

async function* of(...batches: XlsxCell[][][]) {
  yield* batches
}

async function made(batches: AsyncIterable<XlsxCell[][]>, rowsOfSheet?: number): Promise<Record<string, string>> {
  const pieces: Uint8Array[] = []
  for await (const piece of xlsx('Permintaan', ['Nama', 'HP'], batches, rowsOfSheet)) pieces.push(piece)
  return Object.fromEntries(Object.entries(unzipSync(Buffer.concat(pieces))).map(([path, bytes]) => [path, strFromU8(bytes)]))
}

const cellsIn = (sheet = '') => [...sheet.matchAll(/<t xml:space="preserve">(.*?)<\/t>/gs)].map(([, text]) => text)

test('the file has the parts that a spreadsheet needs, and every cell is text', async () => {
  const files = await made(of([['Rina', '0812-3456-7890']], [['Budi', '0813']]))
  expect(Object.keys(files).toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ])
  expect(cellsIn(files['xl/worksheets/sheet1.xml'])).toEqual(['Nama', 'HP', 'Rina', '0812-3456-7890', 'Budi', '0813'])
  expect(files['xl/worksheets/sheet1.xml']).not.toMatch(/<f>|t="n"|<v>/)
})

test('hostile texts stay texts: markup, formulas, control characters and half characters', async () => {
  const files = await made(
    of([
      ['=1+1', '<script>&"'],
      ['\u0000\uD800\u202E', '+62812'],
    ]),
  )
  expect(cellsIn(files['xl/worksheets/sheet1.xml']).slice(2)).toEqual([
    '=1+1',
    '&lt;script&gt;&amp;"',
    '\uFFFD\uFFFD\u202E',
    '+62812',
  ])
})

test('numbers and days are values with an address, empty cells are left out', async () => {
  const files = await made(
    of([
      [75_980_000, new Date('2026-11-01T00:00:00Z')],
      [null, 5.85],
    ]),
  )
  const sheet = files['xl/worksheets/sheet1.xml'] ?? ''
  expect(sheet).toContain('<row r="2"><c r="A2"><v>75980000</v></c><c r="B2" s="2"><v>46327</v></c></row>')
  expect(sheet).toContain('<row r="3"><c r="B3"><v>5.85</v></c></row>')
})

test('without rows there is one sheet with its header', async () => {
  for (const batches of [of(), of([])]) {
    const files = await made(batches)
    expect(cellsIn(files['xl/worksheets/sheet1.xml'])).toEqual(['Nama', 'HP'])
  }
})

test('rows are given on as they come', async () => {
  let read = 0
  async function* endless() {
    for (;;) {
      read += 1
      yield Array.from({ length: 500 }, (_, row) => [`Nama ${read}-${row}-${Math.sin(row * read)}`, '0812'])
    }
  }
  const pieces = xlsx('Permintaan', ['Nama', 'HP'], endless())
  let bytes = 0
  while (bytes < 200_000) bytes += (await pieces.next()).value?.length ?? 0
  expect(read).toBeLessThan(200)
})

test('more rows than a sheet may have go on in the next', async () => {
  const files = await made(of([['Rina', '1']], [['Budi', '2']], [['Sari', '3']]), 3)
  expect(cellsIn(files['xl/worksheets/sheet1.xml'])).toEqual(['Nama', 'HP', 'Rina', '1', 'Budi', '2'])
  expect(cellsIn(files['xl/worksheets/sheet2.xml'])).toEqual(['Nama', 'HP', 'Sari', '3'])
  expect(files['xl/worksheets/sheet2.xml']).toContain('<row r="2"><c r="A2" ')
})

test('numbers and days are values, and columns are named after Z', async () => {
  const row = Array.from({ length: 28 }, (_, place) => place)
  const files = await made(of([row], [[new Date('2026-12-01T00:00:00Z')]]))
  expect(files['xl/worksheets/sheet1.xml']).toContain('<c r="Z2"><v>25</v></c><c r="AA2"><v>26</v></c>')
  // 46357 days after 30 December 1899.
  expect(files['xl/worksheets/sheet1.xml']).toContain('<c r="A3" s="2"><v>46357</v></c>')
})
