import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holidaysInFile } from '../../../core/dealers/holidays/holidays.ts'
import { inSentence } from '../../../core/leads/form/errors.ts'
import { Temporal } from '../../../lib/instant.ts'
import { answerBy } from './answer-by.ts'
import { fieldRefusals, mostUnits, readCompany, readNib, readUnits } from './request.ts'
import { refusalWords } from './words.ts'

const answerOf = <Value>(read: { ok: true; value: Value } | { ok: false; refusal: string }) =>
  read.ok ? read.value : read.refusal

test.each([
  [' PT  Maju \n Bersama ', 'PT Maju Bersama'],
  ['99', '99'],
  ['', 'company-missing'],
  ['\uFFFD \uFFFD', 'company-missing'],
  ['–', 'company-without-letters'],
  ['a'.repeat(120), 'a'.repeat(120)],
  ['a'.repeat(121), 'company-too-long'],
])('company "%s": %s', (typed, answer) => {
  expect(answerOf(readCompany(typed))).toBe(answer)
})

test.each([
  'PT. Sumber.Com Jaya Tbk.',
  'PT Bank Contoh (Persero) Tbk',
  'CV. Maju.Net',
  'UD Toko 99',
  'PT 1000 Sumber & Anak',
  'Koperasi Karyawan "Sejahtera"',
  'Yayasan Al-Ma’arif',
  'Fa. H. Sukarman & Zn.',
  'PD. Pasar Jaya/Unit 3',
  'Dinas PUPR Kab. Tapanuli Tengah',
  'BUMDes Suka-Maju',
  'contoh.co.id',
  'Rental mobil 24 jam',
  'PT “X”',
  '株式会社見本',
])('the company name %s is accepted', (company) => {
  expect(answerOf(readCompany(company))).toBe(company)
})

test.each([
  ['', null],
  [' - ', null],
  ['8120 0000 12345', '8120000012345'],
  ['NIB: 81.2000.001.2345', '8120000012345'],
  ['８１２００００１２３４５６', '8120000123456'],
  ['812000001234', 'nib-not-thirteen-digits'],
  ['81200000123456', 'nib-not-thirteen-digits'],
  ['belum ada', 'nib-not-thirteen-digits'],
])('NIB "%s": %s', (typed, answer) => {
  expect(answerOf(readNib(typed))).toBe(answer)
})

test.each([
  ['12', 12],
  [' 12 unit ', 12],
  ['1', 1],
  ['007', 7],
  ['500', 500],
  ['１２', 12],
  ['', 'units-missing'],
  ['0', 'units-out-of-range'],
  ['501', 'units-out-of-range'],
  ['1.200', 'units-out-of-range'],
  ['9'.repeat(400), 'units-out-of-range'],
  ['sepuluh', 'units-not-a-number'],
  ['-3', 'units-not-a-number'],
  ['2,5', 'units-not-a-number'],
  ['1.5', 'units-not-a-number'],
  ['10-20', 'units-not-a-number'],
  ['1e2', 'units-not-a-number'],
])('units "%s": %s', (typed, answer) => {
  expect(answerOf(readUnits(typed))).toBe(answer)
})

test('every allowed count is read in every spelling, and every count that is read is allowed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: mostUnits }), (units) => {
      expect(readUnits(String(units))).toEqual({ ok: true, value: units })
    }),
  )
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const units = readUnits(typed)
      if (units.ok) expect(units.value).toSatisfy((value: number) => Number.isInteger(value) && value >= 1 && value <= mostUnits)
    }),
  )
})

test('a NIB that was read has thirteen digits, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 .-') }), (typed) => {
      const nib = readNib(typed)
      if (!nib.ok || nib.value === null) return
      expect(nib.value).toMatch(/^\d{13}$/)
      expect(readNib(nib.value)).toEqual(nib)
    }),
  )
})

const inJakarta = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime('Asia/Jakarta').toInstant()

test.each([
  [1, 'a morning', '2026-11-25T09:00', '2026-11-26T09:00'],
  [1, 'Friday afternoon', '2026-11-27T16:00', '2026-11-30T11:00'],
  [2, 'Wednesday evening', '2026-11-25T20:00', '2026-11-27T17:00'],
  [0, 'a morning', '2026-11-25T09:00', '2026-11-25T10:00'],
] as const)('within %d working days, asked on %s', (days, _, now, by) => {
  expect(answerBy(days, holidaysInFile, inJakarta(now))?.toString()).toBe(inJakarta(by).toString())
})

test('without a promised number of days there is no time to answer by', () => {
  expect(answerBy(null, holidaysInFile, inJakarta('2026-11-25T09:00'))).toBeNull()
})

test('each refusal has a different sentence, and none apologises', () => {
  const sentences = fieldRefusals.map((refusal) => inSentence(refusalWords[refusal]))
  expect(new Set(sentences).size).toBe(fieldRefusals.length)
  for (const sentence of sentences) expect(sentence).not.toMatch(/mohon|maaf|valid|salah(?! satu)|gagal/i)
})
