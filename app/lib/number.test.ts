import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatList, formatNumber } from './number.ts'

test.each([
  [0, '0'],
  [4595, '4.595'],
  [13.8, '13,8'],
  [1_234_567.5, '1.234.567,5'],
  [-0.0001, '0'],
  [-1500, '-1.500'],
])('%d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

test('numbers and lists are formatted like Indonesian locale data', () => {
  const hundredths = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }).map((count) => count / 100)
  const reference = new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 })
  fc.assert(
    fc.property(hundredths, (value) => {
      expect(formatNumber(value, 2)).toBe(reference.format(value))
    }),
  )
  const list = new Intl.ListFormat('id-ID')
  for (const items of [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']])
    expect(formatList(items)).toBe(list.format(items))
})
