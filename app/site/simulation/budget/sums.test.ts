import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostMoney } from '../../../core/simulation/case/limits.ts'
import { readSums } from './sums.ts'
import { refusalWords } from './words.ts'

test.each(['75000000', '75.000.000', 'Rp 75.000.000', '75,000,000', '75.000.000,00', '75 juta', '75jt'])(
  '%s is read as the first payment',
  (bayar_pertama) => {
    expect(readSums({ bayar_pertama }, 30)).toMatchObject({ budget: { firstPayment: 75_000_000 }, refusals: {} })
  },
)

test('no amount gives no budget', () => {
  expect(readSums({}, 30)).toMatchObject({ budget: null, refusals: {}, allowance: null })
  expect(readSums({ bayar_pertama: '  ', cicilan_lain: '1 juta' }, 30).budget).toBeNull()
})

test('an income allows thirty percent of it, minus other instalments', () => {
  const { budget, allowance } = readSums({ penghasilan: '20 juta', cicilan_lain: '1.500.000' }, 30)
  expect(budget).toEqual({ instalment: 4_500_000 })
  expect(allowance).toEqual({ income: 20_000_000, otherInstalments: 1_500_000, share: 30, instalment: 4_500_000 })
})

test('another share of the income changes what it allows', () => {
  expect(readSums({ penghasilan: '20 juta' }, 35)).toMatchObject({ budget: { instalment: 7_000_000 }, allowance: { share: 35 } })
})

test('of an instalment and an income’s allowance the smaller applies', () => {
  expect(readSums({ angsuran: '8 juta', penghasilan: '20 juta' }, 30).budget).toEqual({ instalment: 6_000_000 })
  expect(readSums({ angsuran: '4 juta', penghasilan: '20 juta' }, 30).budget).toEqual({ instalment: 4_000_000 })
})

test('one unreadable amount gives no budget, and stays as it was typed', () => {
  const { budget, refusals, typed } = readSums({ bayar_pertama: '75 juta', angsuran: 'lima juta' }, 30)
  expect(budget).toBeNull()
  expect(refusals).toEqual({ angsuran: 'unreadable' })
  expect(typed).toMatchObject({ bayar_pertama: '75 juta', angsuran: 'lima juta' })
  expect(refusalWords('angsuran', 'unreadable')).toBe('Angsuran per bulan harus berupa rupiah, misalnya 5 juta atau 5.000.000')
})

test.each(['-5 juta', '1e9', '25%', '<script>alert(1)</script>', 'NaN', 'Infinity', '5 juta'.repeat(20)])(
  '%s is refused',
  (angsuran) => {
    expect(readSums({ angsuran }, 30)).toMatchObject({ budget: null, refusals: { angsuran: 'unreadable' } })
  },
)

test('an amount above any car’s price is refused', () => {
  expect(readSums({ penghasilan: '101 miliar' }, 30).refusals).toEqual({ penghasilan: 'too-large' })
})

test('any input gives a budget of whole amounts within the limit, or none', () => {
  const typed = fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String))
  fc.assert(
    fc.property(typed, typed, typed, (bayar_pertama, angsuran, penghasilan) => {
      const { budget } = readSums({ bayar_pertama, angsuran, penghasilan }, 30)
      for (const sum of Object.values(budget ?? {})) {
        expect(Number.isInteger(sum) && sum >= 0 && sum <= mostMoney).toBe(true)
      }
    }),
    { numRuns: 500, seed: 4 },
  )
})
