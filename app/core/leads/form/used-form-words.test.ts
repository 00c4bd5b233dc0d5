import { expect, test } from 'vitest'
import { notSaved, usedFormWords } from './used-form-words.ts'

test('the words name what the form became', () => {
  expect(usedFormWords({ what: 'pesan' })).toEqual({
    title: 'Pesan dari formulir ini sudah kami terima',
    text: 'Isian yang Anda ubah belum terkirim. Lihat pesan itu, atau kirim isian ini sebagai pesan baru.',
    lookAtIt: 'Lihat pesan itu',
    sendAsNew: 'Kirim sebagai pesan baru',
  })
})

test('a form can be continued and saved instead', () => {
  expect(usedFormWords({ what: 'simulasi', notSent: notSaved, look: 'Lanjutkan', send: 'Simpan' })).toEqual({
    title: 'Simulasi dari formulir ini sudah kami terima',
    text: 'Isian yang Anda ubah belum tersimpan. Lanjutkan simulasi itu, atau simpan isian ini sebagai simulasi baru.',
    lookAtIt: 'Lanjutkan simulasi itu',
    sendAsNew: 'Simpan sebagai simulasi baru',
  })
})
