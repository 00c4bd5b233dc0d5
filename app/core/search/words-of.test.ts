import { expect, test } from 'vitest'
import { compoundsOf, longestWord, wordsOf } from './words-of.ts'

const texts = (text: string) => wordsOf(text).map((word) => word.text)

test('words are small letters and digits, whatever signs are around them', () => {
  expect(texts('Servis, “Berkala”: Rp 1.500.000 (10.000 km)!')).toEqual(['servis', 'berkala', 'rp', '1500000', '10000', 'km'])
  expect(texts("Jum'at; café ＸＦＯＲＣＥ")).toEqual(['jumat', 'cafe', 'xforce'])
  expect(texts('1,5 liter 4x4 v1.100')).toEqual(['1', '5', 'liter', '4x4', 'v1', '100'])
  expect(texts('漢字 Москва 🚗 \u0000 -- <b>')).toEqual(['b'])
})

test('a word knows its place, and a word without end is cut', () => {
  const text = 'Cek É-toll'
  expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Cek', 'É', 'toll'])
  expect(texts('a'.repeat(5000))).toEqual(['a'.repeat(longestWord)])
})

test('words with hyphens are also one word', () => {
  const compounds = compoundsOf('X-Force plug-in hybrid, L-300 - baru')
  expect(compounds.map(({ joined }) => joined)).toEqual(['xforce', 'plugin', 'hybrid', 'l300', 'baru'])
  expect(compounds.map(({ words }) => words.length)).toEqual([2, 2, 1, 2, 1])
})
