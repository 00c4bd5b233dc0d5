import { expect, test } from 'vitest'
import { words } from './editing/words.ts'
import { words as formWords } from './form/words.ts'
import { midSentence } from './mid-sentence.ts'
import { authorWords } from './words.ts'

test.each([
  ['Judul', 'judul'],
  ['DP (persen)', 'DP (persen)'],
  ['NIB', 'NIB'],
  ['Tenor (bulan)', 'tenor (bulan)'],
  ['syarat 2', 'syarat 2'],
  ['', ''],
])('inside a sentence "%s" is "%s"', (label, inside) => {
  expect(midSentence(label)).toBe(inside)
})

test('the sentences of checks and buttons keep abbreviations', () => {
  expect(words.check.fill('DP (persen)')).toBe('Isi DP (persen)')
  expect(formWords.addPart('DP')).toBe('Tambah DP')
  expect(words.check.choose('Paket kredit')).toBe('Pilih paket kredit')
})

test('what the site began with was saved by nobody', () => {
  expect(authorWords('seed')).toBe('isi awal situs')
  expect(authorWords('Bagus Contoh')).toBe('oleh Bagus Contoh')
})
