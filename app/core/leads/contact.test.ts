import { expect, test } from 'vitest'
import { contactReaders } from './contact.ts'
import { inSentence } from './form/errors.ts'
import { contactWords } from './words.ts'

const refusalOf = (read: ReturnType<(typeof contactReaders)['name']>) => (read.ok ? null : read.refusal)

test.each([
  ['', 'name-missing'],
  [' 123 ', 'name-without-letters'],
  ['🙂🙂', 'name-without-letters'],
  ['a'.repeat(100), null],
  ['a'.repeat(101), 'name-too-long'],
  ['𝒶'.repeat(100), null],
  ['Rina', null],
  ['Ny. Ayu Ḥasanah-O’Brien', null],
] as const)('name "%s": %s', (typed, refusal) => {
  expect(refusalOf(contactReaders.name(typed))).toBe(refusal)
})

test.each([
  [' ', 'phone-missing'],
  ['021 555 1234', 'phone-not-mobile'],
  ['08abc12345678', 'phone-with-letters'],
  ['0812345', 'phone-wrong-length'],
  ['08123456789012345', 'phone-wrong-length'],
  ['Rina 0812', 'phone-wrong-length'],
  ['0812 3456 7890\uFFFD', 'phone-with-letters'],
  ['Rina 0812 3456 7890', null],
  ['+62 812 3456 7890', null],
] as const)('phone "%s": %s', (typed, refusal) => {
  expect(refusalOf(contactReaders.phone(typed))).toBe(refusal)
})

test.each([
  ['', 'email-missing'],
  ['rina\uFFFD@contoh.id', 'email-not-an-address'],
  ['rina@contoh', 'email-not-an-address'],
  [`${'a'.repeat(244)}@contoh.id`, null],
  [`${'a'.repeat(245)}@contoh.id`, 'email-too-long'],
  ['rina@contoh.id', null],
] as const)('e-mail "%s": %s', (typed, refusal) => {
  expect(refusalOf(contactReaders.email(typed))).toBe(refusal)
})

test('each field is read into the form in which it is stored', () => {
  expect(contactReaders.name('  Rina   Wulandari ')).toEqual({ ok: true, value: 'Rina Wulandari' })
  expect(contactReaders.phone('WA 0812 3456 7890')).toEqual({ ok: true, value: '+6281234567890' })
  expect(contactReaders.email(' Rina@Contoh.id ')).toEqual({ ok: true, value: 'rina@contoh.id' })
})

test.each([
  'Menang! https://evil.example',
  'www.hadiah.id',
  'Klik hadiah.com sekarang',
  'HADIAH.COM',
  'bit.ly/hadiah',
  'Rina 081234',
])('a name with an address or a number is refused: %s', (typed) =>
  expect(refusalOf(contactReaders.name(typed))).toBe('name-with-address'),
)

test.each(['Rina W.', 'R.A. Kartini', 'M. Yusuf, S.Pd.', 'Budi Santoso S.Kom', 'Drs.Ahmad M.Kes', "Mas'ud"])(
  '%s is a name',
  (typed) => {
    expect(refusalOf(contactReaders.name(typed))).toBeNull()
  },
)

test('a text that is too long is refused because of its length', () => {
  expect(inSentence(contactWords['name-too-long'], ` ${'a'.repeat(134)} `)).toBe('Nama maksimal 100 karakter; sekarang 134')
})

test('invisible characters are no name', () => {
  expect(refusalOf(contactReaders.name('\u3164'))).toBe('name-without-letters')
})
