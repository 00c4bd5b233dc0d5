import { expect, test } from 'vitest'
import type { ExtensionYear } from '../../../core/simulation/insurance/extension-premiums.ts'
import { addsText, includedText, ratesText } from './insurance-words.ts'

const first: ExtensionYear = {
  year: 1,
  cover: 'comprehensive',
  paid: 'cash',
  insuredSum: 300_000_000,
  ratePercent: 0.1,
  premium: 300_000,
}
const second: ExtensionYear = { ...first, year: 2, cover: 'tlo', insuredSum: 270_000_000, ratePercent: 0.075, premium: 202_500 }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('an extension shows its rate under each cover and its cost', () => {
  expect(plain(ratesText([first, second]))).toBe('0,1 % dari nilai mobil setahun saat all risk, 0,075 % saat TLO')
  expect(plain(ratesText([first]))).toBe('0,1 % dari nilai mobil setahun')
  expect(plain(addsText([first, second]))).toBe('Tahun pertama Rp 300.000, seluruhnya Rp 502.500 dalam 2 tahun')
  expect(plain(addsText([first]))).toBe('Tahun pertama Rp 300.000')
})

test('in the first payment it shows how its amount is calculated', () => {
  expect(plain(includedText({ code: 'flood', limit: 0, years: [first, second] }))).toBe(
    'termasuk banjir dan angin topan Rp 502.500: tarif OJK, 0,1 % × Rp 300.000.000 + 0,075 % × Rp 270.000.000',
  )
  const years = [{ ...first, ratePercent: 0, premium: 375_000 }]
  expect(plain(includedText({ code: 'liability', limit: 50_000_000, years }))).toBe(
    'termasuk tanggung jawab kepada pihak ketiga Rp 375.000: tarif OJK, bertingkat sampai Rp 50.000.000, Rp 375.000 × 1 tahun',
  )
})
