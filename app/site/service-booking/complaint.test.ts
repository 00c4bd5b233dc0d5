import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readComplaint } from './complaint.ts'

test('paragraphs stay; extra spaces and unreadable characters are removed', () => {
  expect(readComplaint('  Rem   depan bunyi \r\n\r\n\r\n\r\n saat\tdingin\uFFFD. ')).toBe('Rem depan bunyi\n\nsaat dingin .')
})

test.each(['', ' \n ', '-', '...', '123'])('"%s" is no complaint', (typed) => expect(readComplaint(typed)).toBe(''))

test('reading a complaint again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\t', '\uFFFD', '.') }), (typed) => {
      const complaint = readComplaint(typed)
      expect(readComplaint(complaint)).toBe(complaint)
      expect(complaint).not.toMatch(/[\r\t\uFFFD]| {2}|\n{3}|^\s|\s$/)
    }),
  )
})
