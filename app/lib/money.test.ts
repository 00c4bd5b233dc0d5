import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMillions, formatRupiah, parseRupiah, rupiah } from './money.ts'

describe('rupiah', () => {
  test('refuses fractions, negative amounts and amounts too large to be exact', () => {
    for (const wrong of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => rupiah(wrong)).toThrow(RangeError)
  })

  test('is formatted the Indonesian way', () => {
    expect(formatRupiah(rupiah(75_980_000))).toBe('Rp\u00a075.980.000')
    expect(formatMillions(rupiah(337_800_000))).toBe('Rp\u00a0337,8\u00a0juta')
    expect(formatMillions(rupiah(1_290_000_000))).toBe('Rp\u00a01.290\u00a0juta')
  })
})

describe('reading an amount', () => {
  test.each([
    ['Rp 75.980.000', 75_980_000],
    ['rp75.980.000,-', 75_980_000],
    ['75980000', 75_980_000],
    ['75,980,000', 75_980_000],
    ['75.980.000,00', 75_980_000],
    ['IDR 1.000', 1000],
    ['300jt', 300_000_000],
    ['300 juta', 300_000_000],
    ['337,8 juta', 337_800_000],
    ['1.250 juta', 1_250_000_000],
    ['1,2 miliar', 1_200_000_000],
    ['1.2 M', 1_200_000_000],
    ['500 ribu', 500_000],
    ['75 juta rupiah', 75_000_000],
    ['75 jt.', 75_000_000],
    ['75.980.000 IDR', 75_980_000],
    ['75 jt 500 rb', 75_500_000],
    ['1 miliar 250 juta', 1_250_000_000],
    ['75.980.000,', 75_980_000],
    ['７５.９８０.０００', 75_980_000],
    ['٧٥ juta', 75_000_000],
  ])('%s', (text, amount) => expect(parseRupiah(text)).toBe(amount))

  test.each([
    '',
    'gratis',
    '-5',
    '1.2.3',
    '12.34.567',
    '300 dolar',
    '999999999999 miliar',
    '75.98',
    '75.980.00',
    '75,980,00',
    '500 rb 75 jt',
    '75 jt 5',
    '75 juta juta',
  ])('refuses “%s”', (text) => expect(parseRupiah(text)).toBeNull())

  test('reads back every formatted amount', () => {
    fc.assert(fc.property(fc.maxSafeNat(), (amount) => parseRupiah(formatRupiah(rupiah(amount))) === amount))
  })

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => parseRupiah(text) === null || Number.isSafeInteger(parseRupiah(text))))
  })
})
