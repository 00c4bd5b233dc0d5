import { expect, test } from 'vitest'
import { notSaved, usedFormWords } from './used-form-words.ts'

test('the words name the created request', () => {
  expect(usedFormWords({ what: 'pesan' })).toEqual({
    title: 'Pesan dari formulir ini sudah kami terima',
    text: 'Isian yang Anda ubah belum terkirim. Lihat pesan itu, atau kirim isian ini sebagai pesan baru.',
    lookAtIt: 'Lihat pesan itu',
    sendAsNew: 'Kirim sebagai pesan baru',
  })
})

test('the words can say continue and save instead of view and send', () => {
  expect(usedFormWords({ what: 'simulasi', notSent: notSaved, look: 'Lanjutkan', send: 'Simpan' })).toEqual({
    title: 'Simulasi dari formulir ini sudah kami terima',
    text: 'Isian yang Anda ubah belum tersimpan. Lanjutkan simulasi itu, atau simpan isian ini sebagai simulasi baru.',
    lookAtIt: 'Lanjutkan simulasi itu',
    sendAsNew: 'Simpan sebagai simulasi baru',
  })
})
