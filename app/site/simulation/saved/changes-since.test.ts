import { expect, test } from 'vitest'
import { seenText } from '../calculation/seen-figures.ts'
import { changesSince } from './changes-since.ts'

const credit = { firstPayment: 95_000_000, instalment: 7_579_000 }
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ')

test('unchanged figures are not mentioned', () => {
  expect(changesSince(seenText(credit), credit)).toBeNull()
  expect(changesSince(seenText({ ...credit, instalment: null }), { ...credit, instalment: null })).toBeNull()
})

test('each changed figure is named with its old and new amount and the reason', () => {
  expect(plain(changesSince(seenText(credit), { ...credit, instalment: 7_600_000 }))).toBe(
    'Ada angka yang berubah sejak Anda menghitung: angsuran Rp 7.579.000 menjadi Rp 7.600.000. Harga, paket, atau tarif baru saja diperbarui; yang disimpan angka di bawah ini.',
  )
  expect(plain(changesSince(seenText(credit), { firstPayment: 96_000_000, instalment: 7_600_000 }))).toContain(
    'bayar pertama Rp 95.000.000 menjadi Rp 96.000.000; angsuran',
  )
})

test('an invalid value in the address gives no message', () => {
  for (const text of ['', '-', 'x-1', '1', `${'9'.repeat(13)}-1`, '1-2-3']) expect(changesSince(text, credit)).toBeNull()
})
