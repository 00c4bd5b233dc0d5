import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type XlsxCell, xlsx } from './xlsx.server.ts'

async function* of(...batches: XlsxCell[][][]) {
  yield* batches
}

async function made(batches: AsyncIterable<XlsxCell[][]>): Promise<Record<string, string>> {
  const pieces: Uint8Array[] = []
  for await (const piece of xlsx('Permintaan', ['Nama', 'HP'], batches)) pieces.push(piece)
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
  const files = await made(of([]))
  expect(cellsIn(files['xl/worksheets/sheet1.xml'])).toEqual(['Nama', 'HP'])
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
  async function* many() {
    for (let batch = 0; batch < 21; batch++) yield Array.from({ length: 50_000 }, () => ['a', 'b'])
  }
  let [sheets, bytes] = [0, 0]
  const ends: Uint8Array[] = []
  for await (const piece of xlsx('Permintaan', ['Nama', 'HP'], many())) {
    bytes += piece.length
    ends.push(piece)
    sheets += Buffer.from(piece).includes('xl/worksheets/sheet') ? 1 : 0
  }
  expect(Buffer.concat(ends.slice(-40)).includes('xl/worksheets/sheet2.xml')).toBe(true)
  expect(bytes).toBeLessThan(20_000_000)
  expect(sheets).toBeGreaterThan(0)
})
