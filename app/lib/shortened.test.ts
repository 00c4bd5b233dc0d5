import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test('a long text ends after a whole word, without the sign between two parts of a sentence', () => {
  expect(shortened('Garansi tiga tahun', 18)).toBe('Garansi tiga tahun')
  expect(shortened('Garansi tiga tahun', 17)).toBe('Garansi tiga …')
  expect(shortened('Garansi, tiga tahun', 10)).toBe('Garansi …')
  expect(shortened('Garansi · tiga', 11)).toBe('Garansi …')
})

test('a word without end is cut, but no character is cut in two', () => {
  expect(shortened('a'.repeat(30), 10)).toBe(`${'a'.repeat(10)} …`)
  expect(shortened('🚗'.repeat(30), 9)).toBe(`${'🚗'.repeat(4)} …`)
})
