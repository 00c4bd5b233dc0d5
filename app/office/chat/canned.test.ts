import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillIn, placeholderLeft, placeholders, unknownPlaceholder } from './canned.ts'
import { cannedAnswers } from './words.ts'

const values = { nama: 'Ibu Rina', model: 'XFORCE', dealer: 'Sun Star Motor Malang', petugas: 'Citra' }

test('each placeholder is filled in wherever it stands', () => {
  expect(fillIn('Halo {nama}. {model} ada di {dealer}, kata {petugas}. {nama}?', values)).toBe(
    'Halo Ibu Rina. XFORCE ada di Sun Star Motor Malang, kata Citra. Ibu Rina?',
  )
})

test('a value that is not known stays a placeholder, which must not be sent', () => {
  const text = fillIn('{nama}, {model} ada.', { ...values, model: null })
  expect(text).toBe('Ibu Rina, {model} ada.')
  expect(placeholderLeft(text)).toBe('{model}')
})

test('a name that looks like a placeholder or a pattern is written as it is', () => {
  fc.assert(
    fc.property(fc.string(), (nama) => {
      expect(fillIn('<{nama}>', { ...values, nama })).toBe(`<${nama}>`)
    }),
  )
  expect(fillIn('{nama}', { ...values, nama: '$&' })).toBe('$&')
})

test('other words in braces are no placeholders', () => {
  expect(placeholderLeft('{harga} {Nama} nama')).toBeNull()
})

test('a word in braces that is not filled in is found before it is saved', () => {
  expect(unknownPlaceholder('{nama}, harganya {harga}.')).toBe('{harga}')
  expect(unknownPlaceholder('{Nama}')).toBe('{Nama}')
  for (const text of ['{nama} {model} {dealer} {petugas}', 'tanpa kurung', '} {']) expect(unknownPlaceholder(text)).toBeNull()
})

test('every canned answer of the beginning can be sent when all values are known, and all placeholders are used', () => {
  for (const { text } of cannedAnswers) expect(placeholderLeft(fillIn(text, values))).toBeNull()
  const all = cannedAnswers.map(({ text }) => text).join()
  expect(placeholders.filter((name) => !all.includes(`{${name}}`))).toEqual([])
})
