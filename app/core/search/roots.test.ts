import { expect, test } from 'vitest'
import { rootsOf } from './roots.ts'

const share = (one: string, other: string) => rootsOf(one).some((root) => rootsOf(other).includes(root))

test.each([
  ['perawatan', 'merawat'],
  ['perawatan', 'dirawat'],
  ['pembayaran', 'bayar'],
  ['membayarnya', 'dibayar'],
  ['menyewa', 'penyewaan'],
  ['mengirim', 'pengiriman'],
  ['memakai', 'pemakaian'],
  ['penukaran', 'menukar'],
  ['pengecatan', 'cat'],
  ['pengereman', 'rem'],
  ['bekerja', 'kerja'],
  ['pelajaran', 'belajar'],
  ['mempermudah', 'mudah'],
  ['peraturan', 'atur'],
  ['angsurannya', 'mengangsur'],
  ['cicilan', 'mencicil'],
  ['isian', 'mengisi'],
  ['diservis', 'servis'],
  ['garansinya', 'garansi'],
  ['pengujian', 'diuji'],
  ['kenyamanan', 'nyaman'],
  ['keterlambatan', 'terlambat'],
  ['kerusakannya', 'rusak'],
  ['nyicil', 'cicilan'],
  ['menyicil', 'cicilan'],
  ['ngecek', 'pengecekan'],
  ['ngirim', 'pengiriman'],
  ['servisin', 'servis'],
  ['dealers', 'dealer'],
  ['mobil2', 'mobil'],
  ['dealer2nya', 'dealer'],
])('%s and %s belong together', (one, other) => {
  expect(share(one, other)).toBe(true)
})

test.each([
  ['ban', 'beban'],
  ['jalan', 'menjual'],
  ['bandung', 'ban'],
  ['mobil', 'mobilitas'],
  ['dealer', 'deal'],
  ['oli', 'olie'],
  ['kelas', 'las'],
  ['mesin', 'mes'],
  ['l2002', 'l200'],
])('%s and %s do not belong together', (one, other) => {
  expect(share(one, other)).toBe(false)
})

test('names and short words keep their one form', () => {
  for (const word of ['l300', 'xpander', 'triton', 'oli', 'aki', 'jual', '13527', 'xforce']) expect(rootsOf(word)).toEqual([word])
})
