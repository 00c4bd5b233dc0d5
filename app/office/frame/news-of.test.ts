import { expect, test } from 'vitest'
import { newsOf } from './news-of.ts'

test('a word that is no sentence of the page says nothing', () => {
  const sentences = { simpan: 'Tersimpan.' }
  expect(newsOf(sentences, 'simpan')).toBe('Tersimpan.')
  for (const word of [null, '', 'hapus', '__proto__', 'constructor', 'toString']) expect(newsOf(sentences, word)).toBeNull()
})
