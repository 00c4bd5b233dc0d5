import { expect, test } from 'vitest'
import { isSameChoice } from './latest-calculation.ts'

test('two addresses with the same parameters are the same choice, in any order', () => {
  expect(isSameChoice('/simulasi/simpan?dp=20%25&perluasan=a&perluasan=b', '/lain?perluasan=b&dp=20%25&perluasan=a')).toBe(true)
})

test('another value or one parameter more is another choice', () => {
  expect(isSameChoice('/simulasi/simpan?dp=20%25', '/simulasi/simpan?dp=30%25')).toBe(false)
  expect(isSameChoice('/simulasi/simpan', '/simulasi/simpan?dp=30%25')).toBe(false)
})
