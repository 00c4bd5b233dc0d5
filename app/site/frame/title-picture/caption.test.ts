import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fontSizeOf, shortTitle } from './caption.ts'

test('a title that fits stays, a longer one ends between two words', () => {
  expect(shortTitle('Perawatan')).toBe('Perawatan')
  expect(shortTitle(`${'kata '.repeat(30)}akhir`)).toBe(`${'kata '.repeat(24).trim()}…`)
  expect(shortTitle('a'.repeat(200))).toBe(`${'a'.repeat(120)}…`)
})

test('a longer title is never larger', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, more) => {
      expect(fontSizeOf(one + more)).toBeLessThanOrEqual(fontSizeOf(one))
      expect(shortTitle(one + more).length).toBeLessThanOrEqual(121)
    }),
  )
})
