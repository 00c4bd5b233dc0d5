import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defineSheet, type Sheet } from '~/core/content/sheets/sheet.ts'
import { addRow, draftOfFile, editsOf, gridRows, noDraft, paste, rowIdOf, setCell, toggleRow } from './grid-state.ts'

const sheet: Sheet = defineSheet({
  name: 'contoh',
  title: 'Contoh',
  help: '',
  columns: {
    place: { kind: 'text', longest: 20, label: 'Tempat', help: '' },
    amount: { kind: 'money', label: 'Harga', help: '' },
  },
  key: ['place'],
})
const rows = [
  ['Jakarta', '100'],
  ['Papua', '200'],
]
const rowAt = (draft: typeof noDraft, place: number) => gridRows(rows, draft)[place] ?? expect.fail()

test('a changed cell becomes one edit, and typing the old text back removes it', () => {
  const changed = setCell(noDraft, rowAt(noDraft, 1), 1, '250')
  expect(editsOf(changed)).toEqual([{ before: ['Papua', '200'], after: ['Papua', '250'] }])
  expect(editsOf(setCell(changed, rowAt(changed, 1), 1, '200'))).toEqual([])
})

test('a removed row is an edit, and can come back; a new row simply goes', () => {
  const removed = toggleRow(noDraft, rowAt(noDraft, 0))
  expect(editsOf(removed)).toEqual([{ before: ['Jakarta', '100'], after: null }])
  expect(editsOf(toggleRow(removed, rowAt(removed, 0)))).toEqual([])
  const added = addRow(noDraft, ['Bali', '300'])
  expect(editsOf(added)).toEqual([{ before: null, after: ['Bali', '300'] }])
  expect(editsOf(toggleRow(added, rowAt(added, 0)))).toEqual([])
})

test('pasting fills cells to the right and down, and rows below the last become new ones', () => {
  const pasted = paste(noDraft, gridRows(rows, noDraft), { row: 1, column: 0 }, [
    ['Papua', 'Rp 210', 'too far right'],
    ['Bali', '300'],
  ])
  expect(editsOf(pasted)).toEqual([
    { before: ['Papua', '200'], after: ['Papua', 'Rp 210'] },
    { before: null, after: ['Bali', '300'] },
  ])
  expect([0, 1].map((edit) => rowIdOf(pasted, edit))).toEqual(['["Papua","200"]', 'baru-0'])
})

test('a file with the same values in another spelling changes nothing', () => {
  expect(
    editsOf(
      draftOfFile(sheet, rows, {
        file: [
          ['papua'.replace('p', 'P'), 'Rp 200,-'],
          ['Jakarta', '100'],
        ],
        removeMissing: true,
      }),
    ),
  ).toEqual([])
})

test('rows that a file does not have stay, unless they are to be removed', () => {
  const file = [['Papua', 'dua ratus']]
  expect(editsOf(draftOfFile(sheet, rows, { file: file, removeMissing: false }))).toEqual([
    { before: ['Papua', '200'], after: ['Papua', 'dua ratus'] },
  ])
  expect(editsOf(draftOfFile(sheet, rows, { file: file, removeMissing: true }))).toContainEqual({
    before: ['Jakarta', '100'],
    after: null,
  })
})

test('a key that a file has twice stays in sight as a new row, to be refused', () => {
  const file = [
    ['Papua', '200'],
    ['Papua', '210'],
  ]
  expect(editsOf(draftOfFile(sheet, rows, { file: file, removeMissing: false }))).toEqual([
    { before: null, after: ['Papua', '210'] },
  ])
})

test('a file keeps what was typed before, and can be read again after a correction', () => {
  const typed = setCell(noDraft, rowAt(noDraft, 0), 1, '110')
  const once = draftOfFile(sheet, rows, { file: [['Bali', 'tiga']], removeMissing: false }, typed)
  const twice = draftOfFile(sheet, rows, { file: [['Bali', '300']], removeMissing: false }, once)
  expect(editsOf(twice)).toEqual([
    { before: ['Jakarta', '100'], after: ['Jakarta', '110'] },
    { before: null, after: ['Bali', '300'] },
  ])
})

test('pasting never loses a stored row', () => {
  const cells = fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(fc.nat({ max: 1 }), fc.nat({ max: 1 }), cells, (row, column, copied) => {
      const draft = paste(noDraft, gridRows(rows, noDraft), { row, column }, copied)
      expect(
        gridRows(rows, draft)
          .filter(({ stored }) => stored)
          .map(({ stored }) => stored),
      ).toEqual(rows)
    }),
  )
})
