import { expect, test } from 'vitest'
import { holdsFrameNumber } from './frame-number.ts'

test.each([
  'MK2NCWTARJJ250000',
  'mk2 ncwtarjj 250000',
  'MK2-NCWTARJJ-250000',
  '*MK2NCWTARJJ250000*',
  'nomor rangka MK2NCWTARJJ250000 xpander',
  'cek mk2 ncwtarjj 250000 bandung',
  'MK2NCWTARJJ25000',
  'ＭＫ２NCWTARJJ250000',
  'WVWZZZ1JZXW000001',
])('%s holds a frame number', (text) => {
  expect(holdsFrameNumber(text)).toBe(true)
})

test.each([
  '',
  'xpander ultimate',
  'MK2NCWTA',
  'pertanggungjawaban',
  'servis 10000 km',
  'triton harga 400000',
  '12345678901234567',
  'https://maps.example/@-6.2088,106.8456',
  'Jl. MMT Raya 12345, Bandung 40111',
])('%s holds none', (text) => {
  expect(holdsFrameNumber(text)).toBe(false)
})

test('a long text costs little', () => {
  expect(holdsFrameNumber('MMT '.repeat(100_000))).toBe(false)
  expect(holdsFrameNumber(`MK2${' -'.repeat(100_000)}`)).toBe(false)
})
