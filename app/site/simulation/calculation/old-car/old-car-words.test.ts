import { expect, test } from 'vitest'
import { rupiah } from '../../../../lib/money.ts'
import { equityOf } from '../../trade-in/equity.ts'
import { equityText } from './old-car-words.ts'

const value = rupiah(182_000_000)

test.each([
  ['all of it used', 0, 0, 'Seluruh nilainya mengurangi pembayaran.'],
  [
    'worth more than there is to pay',
    0,
    97_943_700,
    'Dari nilainya terpakai Rp 84.056.300, dan lebihnya, Rp 97.943.700, dibicarakan dengan dealer.',
  ],
  ['not counted yet', 0, null, 'Nilainya mengurangi pembayaran.'],
  ['its loan paid off first', 82_000_000, 0, 'Nilainya lebih dahulu melunasi kredit lama; sisanya mengurangi pembayaran.'],
  [
    'its loan paid off first, the rest more than there is to pay',
    82_000_000,
    15_943_700,
    'Nilainya lebih dahulu melunasi kredit lama; dari sisanya terpakai Rp 84.056.300, dan lebihnya, Rp 15.943.700, dibicarakan dengan dealer.',
  ],
  ['its loan as much as it is worth', 182_000_000, 0, 'Nilainya habis untuk melunasi kredit lama.'],
  [
    'its loan above its worth',
    300_000_000,
    0,
    'Kredit lama lebih besar daripada nilainya; kekurangannya, Rp 118.000.000, menambah pembayaran.',
  ],
])('%s', (_, payoff, surplus, text) => {
  expect(equityText(equityOf(value, rupiah(payoff)), surplus).replaceAll('\u00a0', ' ')).toBe(text)
})
