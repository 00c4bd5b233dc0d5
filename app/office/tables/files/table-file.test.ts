import fc from 'fast-check'
import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { priceSheet } from '~/core/cars/price-list/price-sheet.ts'
import { type AnyRow, readRow, type Sheet, withOptions, writeRow } from '~/core/content/sheets/sheet.ts'
import { oneLine, readable } from '~/lib/typed-text.ts'
import { readCsv, readPasted, writeCsv } from './csv-rows.ts'
import { csvOf, readTableFile, xlsxOf } from './table-file.server.ts'

const options = {
  variant: [
    { value: 'xpander:gls-mt', label: 'Xpander GLS MT' },
    { value: 'l300:pu', label: 'L300 "Pikap", bak, datar' },
  ],
  province: [
    { value: '31', label: 'DKI Jakarta' },
    { value: '94', label: 'Papua' },
  ],
}
const sheet: Sheet = withOptions(priceSheet, options)

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('=1+1', "'=1+1", "''", '@SUM(A1)', '-5', '1,5', '"a;b"', '2026-11-01', '0812', 'ya\nlagi', 'toString'),
)
const anyRow: fc.Arbitrary<AnyRow> = fc.record({
  variant: fc.constantFrom('xpander:gls-mt', 'l300:pu'),
  province: fc.constantFrom('31', '94'),
  from: fc.constantFrom('2026-01-01', '2026-12-01', '2027-02-28'),
  amount: fc.option(fc.integer({ min: 0, max: 10_000_000_000 })),
  source: fc.option(anyText.map((text) => oneLine(readable(text))).filter((text) => text !== '')),
})
const anyRows = fc.array(anyRow, { minLength: 1, maxLength: 8 })
const spelled = (rows: readonly AnyRow[]) => rows.map((row) => writeRow(sheet, row))
const fileOf = (content: BlobPart, name = 'harga.csv') => new File([content], name)

/** The rows as the sheet reads them, so that `1 Desember 2026` and `2026-12-01` are the same. */
async function imported(file: File) {
  const read = await readTableFile(sheet, file)
  return read.ok ? read.value.map((texts) => readRow(sheet, texts)) : expect.fail(JSON.stringify(read.refusal))
}

test('an exported CSV file imports back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, async (rows) => {
      expect(await imported(fileOf(csvOf(sheet, spelled(rows))))).toEqual(rows.map((value) => ({ ok: true, value })))
    }),
  )
})

test('an exported workbook imports back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(anyRows, async (rows) => {
      const file = await xlsxOf(sheet, spelled(rows))
      expect(await imported(fileOf(file, 'harga.xlsx'))).toEqual(rows.map((value) => ({ ok: true, value })))
    }),
    { numRuns: 40 },
  )
})

test('cells of any text survive CSV and pasting', () => {
  const cell = fc.oneof(anyText, fc.string()).filter((text) => !text.includes('\r'))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      expect(readCsv(writeCsv([['a', 'b'], ...rows])).slice(1)).toEqual(rows)
    }),
  )
  expect(readPasted('Xpander\t1\r\n"dua ""kata""\nlagi"\t\r\n')).toEqual([
    ['Xpander', '1'],
    ['dua "kata"\nlagi', ''],
  ])
})

test('semicolons, another order of columns and other spellings are read', async () => {
  const text = 'Provinsi;Varian;HARGA OTR;Berlaku mulai;Sumber\r\nPapua;xpander gls mt;Rp 301.000.000;1 Desember 2026;\r\n'
  expect(await imported(fileOf(text))).toEqual([
    {
      ok: true,
      value: { variant: 'xpander:gls-mt', province: '94', from: '2026-12-01', amount: 301_000_000, source: null },
    },
  ])
})

const refusalOf = async (file: File | null) => {
  const read = await readTableFile(sheet, file)
  return read.ok ? null : read.refusal
}

test('a file that is no table is refused with the reason', async () => {
  expect(await refusalOf(null)).toMatchObject({ reason: 'no-file' })
  expect(await refusalOf(fileOf('\n\n'))).toMatchObject({ reason: 'empty' })
  expect(await refusalOf(fileOf(new Uint8Array([0xff, 0xfe, 0x41])))).toMatchObject({ reason: 'not-text' })
  expect(await refusalOf(fileOf('Varian,Provinsi,Bonus\r\n'))).toEqual({
    reason: 'columns',
    missing: ['Berlaku mulai', 'Harga OTR', 'Sumber'],
    unknown: ['Bonus'],
  })
  expect(await refusalOf(fileOf(new Uint8Array(5 * 1024 * 1024)))).toMatchObject({ reason: 'too-large' })
  expect(await refusalOf(fileOf(`Varian\r\n${'x\r\n'.repeat(5001)}`))).toMatchObject({ reason: 'too-many-cells' })
  expect(await refusalOf(fileOf('PK\u0003\u0004 rusak', 'harga.xlsx'))).toMatchObject({ reason: 'not-a-workbook' })
})

test('a zip bomb is refused before it is parsed', async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(50 * 1024 * 1024) }, { level: 9 })
  expect(bomb.length).toBeLessThan(100 * 1024)
  expect(await refusalOf(fileOf(new Uint8Array(bomb), 'bom.xlsx'))).toMatchObject({ reason: 'too-large-inside' })
})

test('a cell far away makes no room for millions of cells', async () => {
  const worksheet = '<worksheet><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>'
  const file = zipSync({ 'xl/worksheets/sheet1.xml': new TextEncoder().encode(worksheet) })
  expect(await refusalOf(fileOf(new Uint8Array(file), 'jauh.xlsx'))).toMatchObject({ reason: 'too-many-cells' })
})
