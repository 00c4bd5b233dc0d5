import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDiscount } from './discount-field.ts'

const price = 400_000_000

test('without input there is no discount', () => {
  for (const typed of ['', '   ']) expect(readDiscount(typed, price)).toEqual({ amount: 0, refusal: null, typed: '' })
})

test.each(['7500000', '7.500.000', '7,500,000', 'Rp 7.500.000', '7.500.000,00', '7,5 juta', '7,5jt'])('%s is read', (typed) => {
  expect(readDiscount(typed, price)).toEqual({ amount: 7_500_000, refusal: null, typed })
})

test.each([
  ['banyak', 'unreadable'],
  ['-5000000', 'unreadable'],
  ['10%', 'unreadable'],
  ['400 juta', 'not-below-price'],
  ['9'.repeat(41), 'unreadable'],
] as const)('%s is refused, stays as it was typed and lowers nothing', (typed, refusal) => {
  expect(readDiscount(typed, price)).toEqual({ amount: 0, refusal, typed })
})

test('an amount of forty characters can still be read', () => {
  const forty = '7500000'.padStart(40, '0')
  expect(readDiscount(forty, price)).toEqual({ amount: 7_500_000, refusal: null, typed: forty })
})

test('any input gives a whole amount below the price', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (typed) => {
      const { amount } = readDiscount(typed, price)
      expect(Number.isInteger(amount) && amount >= 0 && amount < price).toBe(true)
    }),
  )
})
