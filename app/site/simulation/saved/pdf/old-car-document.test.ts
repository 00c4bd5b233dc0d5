import { expect, test, vi } from 'vitest'
import { readPdf } from '../../../../../tests/support/pdf.ts'
import type { Choices } from '../../../../core/simulation/packages/packages.ts'
import { avanza, creditOf, make, plain, rupiah, usual } from './example-facts.fixture.ts'
import type { Credit } from './facts.ts'

vi.setConfig({ testTimeout: 60_000 })

const owing = { value: 100_000_000, payoff: 130_000_000 }
const trading = (tradeIn: Choices['tradeIn']): Choices => ({ ...usual, ...(tradeIn && { tradeIn }) })

async function textsOf(choices: Choices, credit: Credit | null): Promise<string[]> {
  const { texts } = await readPdf(await make(choices, credit))
  return texts.map(plain)
}

const waysToPay = [
  ['on credit', creditOf],
  ['in cash', () => null],
] as const

test.each(waysToPay)(
  '%s it names the old car, its estimate, its loan, and the last day on which the estimate is valid',
  async (_, creditFor) => {
    const choices = trading(avanza)
    const texts = await textsOf(choices, creditFor(choices))
    for (const text of [
      'Mobil lama: Mercedes-Benz C-Class C 200 Avantgarde Line EQ Boost, 2022, 50.000 – 75.000 km.',
      'Perkiraan Rp 175.250.000 – Rp 199.250.000; yang dipakai nilai tengahnya, Rp 187.250.000.',
      'Sisa kreditnya Rp 20.000.000. Berlaku sampai Sabtu, 5 Desember 2026, setelah mobil diperiksa dealer.',
      'Yang belum Anda jawab dihitung sebagai keadaan wajar.',
    ])
      expect(texts[0]).toContain(text)
    expect(texts.at(-1)).toContain(
      'Angka di berkas ini tidak berubah. Perkiraan mobil lama berlaku sampai Sabtu, 5 Desember 2026.',
    )
  },
)

test.each([avanza, owing])('a credit with few parts and an old car worth $value fits on four pages', async (tradeIn) => {
  expect(await textsOf(trading(tradeIn), creditOf(trading(tradeIn)))).toHaveLength(4)
})

test('without an old car the document does not mention one', async () => {
  for (const credit of [creditOf(usual), null])
    expect((await textsOf(usual, credit)).join(' ')).not.toMatch(/Mobil lama|mobil lama berlaku/)
})

test('the total until the end says what the old car pays in addition', async () => {
  const choices = trading(avanza)
  const credit = creditOf(choices)
  const { towardsDownPayment, towardsCharges } = credit.breakdown.tradeIn
  const [first] = await textsOf(choices, credit)
  expect(first).toContain(`Belum termasuk ${rupiah(towardsDownPayment + towardsCharges)} dari mobil lama Anda.`)
})

test('an old car with a loan above its value adds to the first payment', async () => {
  const [first] = await textsOf(trading(owing), creditOf(trading(owing)))
  expect(first).toMatch(/Kekurangan pelunasan mobil lama .*Rp 30\.000\.000/)
  expect(first).not.toContain('Belum termasuk')
})

test('in cash the shortfall of an old car is explained with both amounts', async () => {
  const [first] = await textsOf(trading(owing), null)
  // The font draws minus and hyphen alike, so a reader gets the one that was written first in this process.
  expect(first).toMatch(
    /Kekurangan pelunasan mobil lama Sisa kredit Rp 130\.000\.000 [−-] nilai Rp 100\.000\.000\. Rp 30\.000\.000/,
  )
})
