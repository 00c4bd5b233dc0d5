import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Column, readCell, writeCell } from './cell.ts'

const words = { label: 'Nilai', help: '' }
const money: Column = { kind: 'money', ...words }
const percent: Column = { kind: 'number', least: 0, most: 100, unit: '%', ...words }
const day: Column = { kind: 'day', ...words }
const options = [
  { value: '31', label: 'DKI Jakarta' },
  { value: '94', label: 'Papua' },
]
const place: Column = { kind: 'choice', options, ...words }
const places: Column = { kind: 'choices', options, ...words }
const text: Column = { kind: 'text', longest: 20, ...words }

const read = (column: Column, typed: string) => {
  const cell = readCell(column, typed)
  return cell.ok ? cell.value : cell.refusal
}

test.each([
  ['Rp 75.980.000', 75_980_000],
  ['rp75.980.000,-', 75_980_000],
  ['75980000', 75_980_000],
  ['75.980.000,00', 75_980_000],
  ['IDR 75.980.000', 75_980_000],
  ['\u00a0Rp\u00a075.980.000 ', 75_980_000],
  ['0', 0],
  ['75.98', 'not-money'],
  ['75.980.00', 'not-money'],
  ['-5', 'too-small'],
  ['999.999.999.999', 'too-large'],
  ['tujuh', 'not-money'],
  ['=1+1', 'not-money'],
])('money %j is %j', (typed, value) => expect(read(money, typed)).toBe(value))

test.each([
  ['20 %', 20],
  ['5,85', 5.85],
  ['5.85%', 5.85],
  ['0,075', 0.075],
  ['0.075', 0.075],
  ['１２', 12],
  ['1.234,5', 'too-large'],
  ['120', 'too-large'],
  ['-1', 'too-small'],
  ['5,8,5', 'not-a-number'],
  ['', 'missing'],
])('percent %j is %j', (typed, value) => expect(read(percent, typed)).toBe(value))

test('1.234,5 is one thousand and a half more than 234', () => {
  expect(read({ ...percent, most: 10_000 } as Column, '1.234,5')).toBe(1234.5)
})

test.each([
  ['1 November 2026', '2026-11-01'],
  ['1 nov 2026', '2026-11-01'],
  ['Minggu, 1 November 2026', '2026-11-01'],
  ['2026-11-01', '2026-11-01'],
  ['01/11/2026', '2026-11-01'],
  ['1-11-2026', '2026-11-01'],
  ['17 Agt 2026', '2026-08-17'],
  ['31/02/2026', 'not-a-day'],
  ['11/31/2026', 'not-a-day'],
  ['1/11/26', 'not-a-day'],
  ['besok', 'not-a-day'],
])('day %j is %j', (typed, value) => expect(read(day, typed)).toBe(value))

test('an option is read by its value or its label, in any case', () => {
  expect(['31', 'dki  jakarta', 'Papua', 'Banten'].map((typed) => read(place, typed))).toEqual([
    '31',
    '31',
    '94',
    'not-an-option',
  ])
  expect(read(places, 'Papua, 31, papua')).toEqual(['94', '31'])
})

test('a text loses characters that could hide or reverse it', () => {
  expect(read(text, ' a\u202eb\tc ')).toBe('ab c')
  expect(read(text, 'x'.repeat(21))).toBe('too-long')
})

test('every value is read back from its usual spelling', () => {
  const values: [Column, fc.Arbitrary<string | number | string[]>][] = [
    [money, fc.integer({ min: 0, max: 100_000_000_000 })],
    [percent, fc.integer({ min: 0, max: 1_000_000 }).map((each) => each / 10_000)],
    [
      day,
      fc
        .date({ min: new Date('1990-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
        .map((each) => each.toISOString().slice(0, 10)),
    ],
    [place, fc.constantFrom('31', '94')],
    [places, fc.subarray(['31', '94'], { minLength: 1 })],
  ]
  for (const [column, value] of values) {
    fc.assert(
      fc.property(value, (each) => {
        expect(read(column, writeCell(column, each))).toEqual(each)
      }),
    )
  }
})

test('no text breaks the reading of a cell', () => {
  fc.assert(
    fc.property(fc.constantFrom(money, percent, day, place, places, text), fc.string({ unit: 'binary' }), (column, typed) => {
      expect(typeof readCell(column, typed).ok).toBe('boolean')
    }),
  )
})
