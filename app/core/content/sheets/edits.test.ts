import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits, editsBetween, inverse, readEdits } from './edits.ts'
import { type AnyRow, defineSheet, effectiveOn, keyOf, writeRow } from './sheet.ts'
import { warningsOf } from './warnings.ts'

const sheet = defineSheet({
  name: 'contoh',
  title: 'Contoh',
  help: '',
  columns: {
    place: { kind: 'text', longest: 20, label: 'Tempat', help: '' },
    from: { kind: 'day', label: 'Mulai', help: '' },
    amount: { kind: 'money', label: 'Harga', help: '', unusualChange: 20, unusualAbove: 900 },
  },
  key: ['place', 'from'],
  from: 'from',
})
const row = (place: string, from: string, amount: number): AnyRow => ({ place, from, amount })
const jakarta = row('Jakarta', '2026-01-01', 100)
const papua = row('Papua', '2026-01-01', 200)
const typed = (one: AnyRow) => writeRow(sheet, one)

const anyRows = fc
  .uniqueArray(
    fc.record({
      place: fc.constantFrom('Jakarta', 'Papua', 'Bali'),
      from: fc.constantFrom('2026-01-01', '2026-06-01', '2026-12-01'),
      amount: fc.integer({ min: 0, max: 1000 }),
    }),
    { selector: (one) => keyOf(sheet, one) },
  )
  .map((rows): AnyRow[] => rows)
const sorted = (rows: readonly AnyRow[]) => rows.map((one) => JSON.stringify(typed(one))).toSorted()

test('edits between two lists turn one into the other, and their inverse turns it back', () => {
  fc.assert(
    fc.property(anyRows, anyRows, (before, after) => {
      const edits = editsBetween(sheet, before, after)
      const applied = applyEdits(sheet, before, edits)
      expect(applied.ok && sorted(applied.value)).toEqual(sorted(after))
      const back = applyEdits(sheet, after, edits.map(inverse))
      expect(back.ok && sorted(back.value)).toEqual(sorted(before))
    }),
  )
})

test('one wrong cell refuses all edits and names the cell', () => {
  const edits = [
    { before: typed(jakarta), after: ['Jakarta', '1 Januari 2026', 'Rp 120'] },
    { before: typed(papua), after: ['Papua', '31/02/2026', '250'] },
  ]
  expect(readEdits(sheet, [jakarta, papua], edits)).toEqual({
    ok: false,
    refusal: [{ edit: 1, reason: 'cell', column: 'from', refusal: 'not-a-day' }],
  })
})

test('a row that somebody else has changed is refused; other rows may be changed by two people', () => {
  const changed = [row('Jakarta', '2026-01-01', 110), papua]
  const edits = [{ before: typed(jakarta), after: ['Jakarta', '2026-01-01', '120'] }]
  expect(readEdits(sheet, changed, edits)).toMatchObject({ ok: false, refusal: [{ edit: 0, reason: 'changed-meanwhile' }] })
  const ofPapua = [{ before: typed(papua), after: ['Papua', '2026-01-01', '210'] }]
  expect(readEdits(sheet, changed, ofPapua)).toMatchObject({ ok: true })
})

test('two rows with one key are refused', () => {
  const refused = applyEdits(sheet, [jakarta, papua], [{ before: papua, after: { ...papua, place: 'Jakarta' } }])
  expect(refused).toEqual({ ok: false, refusal: [{ edit: 0, reason: 'duplicate' }] })
})

test('on a day, the latest row that has begun applies', () => {
  const rows = [jakarta, row('Jakarta', '2026-12-01', 130), papua, row('Jakarta', '2026-06-01', 120)]
  expect(effectiveOn(sheet, rows, '2026-11-30').map(({ amount }) => amount)).toEqual([200, 120])
  expect(effectiveOn(sheet, rows, '2026-12-01').map(({ amount }) => amount)).toEqual([130, 200])
  expect(effectiveOn(sheet, rows, '2025-12-31')).toEqual([])
})

test('a change by more than 20 percent of the price before it is reported, and a value above the bound', () => {
  const added = (amount: number) => ({ before: null, after: row('Jakarta', '2026-12-01', amount) })
  expect(warningsOf(sheet, [jakarta, papua], [added(120), added(121), added(79)])).toEqual([
    { edit: 1, column: 'amount', reason: 'unusual-change', percent: 21 },
    { edit: 2, column: 'amount', reason: 'unusual-change', percent: 21 },
  ])
  expect(warningsOf(sheet, [], [added(901)])).toMatchObject([{ edit: 0, reason: 'unusually-high', bound: 900 }])
})
