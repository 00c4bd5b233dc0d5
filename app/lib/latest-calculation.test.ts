import { expect, test } from 'vitest'
import { isSameChoice } from './latest-calculation.ts'

test('addresses with the same parameters in any order are the same choice', () => {
  expect(isSameChoice('/simulasi/simpan?dp=20%25&perluasan=a&perluasan=b', '/lain?perluasan=b&dp=20%25&perluasan=a')).toBe(true)
})

test('a different value or an additional parameter is another choice', () => {
  expect(isSameChoice('/simulasi/simpan?dp=20%25', '/simulasi/simpan?dp=30%25')).toBe(false)
  expect(isSameChoice('/simulasi/simpan', '/simulasi/simpan?dp=30%25')).toBe(false)
})
