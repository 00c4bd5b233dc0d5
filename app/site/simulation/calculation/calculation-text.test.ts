import { expect, test } from 'vitest'
import { calculationText } from './calculation-text.ts'

const credit = {
  car: 'XFORCE',
  variant: 'Ultimate',
  colour: 'Red Metallic',
  firstPayment: 95_500_000,
  instalment: 7_200_000,
  instalments: 47,
  balloon: 0,
}
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test('a credit is described by its first payment and its instalments', () => {
  expect(plain(calculationText(credit))).toBe(
    'XFORCE Ultimate, Red Metallic: bayar pertama Rp 95.500.000, lalu angsuran Rp 7.200.000 × 47',
  )
})

test('a last payment is mentioned too', () => {
  expect(plain(calculationText({ ...credit, balloon: 60_000_000 }))).toMatch(/ × 47, pembayaran akhir Rp 60\.000\.000$/)
})

test('cash is described by its price; without a colour or a variant only the car is named', () => {
  const cash = { ...credit, variant: '', colour: null, instalment: null, instalments: null, balloon: null }
  expect(plain(calculationText(cash))).toBe('XFORCE: tunai Rp 95.500.000')
})
