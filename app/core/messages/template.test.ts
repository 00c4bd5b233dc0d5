import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from './message.ts'
import { fill, template } from './template.ts'

const greeting = template('greeting', 'Kabar dari {{dealer}}', 'Kabar dari {{dealer}}: buka {{link}} hari ini.', ['link'])
const envelope = { key: 'greeting:1', channel: 'whatsapp' as const, to: '+6281234567890' }

test('a message keeps its secrets apart from what it says', () => {
  const values = { dealer: 'Mobil Jaya', link: 'https://contoh.id/rahasia' }
  expect(compose(greeting, values, envelope)).toEqual({
    ...envelope,
    template: 'greeting',
    subject: 'Kabar dari Mobil Jaya',
    text: 'Kabar dari Mobil Jaya: buka {{link}} hari ini.',
    values: { dealer: 'Mobil Jaya' },
    secrets: { link: 'https://contoh.id/rahasia' },
    attachments: [],
    expiresAt: null,
  })
})

test('a visitor who types a place gets no secret out of it', () => {
  const { text, secrets } = compose(greeting, { dealer: '{{link}} {{constructor}}', link: 'rahasia' }, envelope)
  expect(fill(text, secrets)).toBe('Kabar dari { {link}} { {constructor}}: buka rahasia hari ini.')
})

test('whatever fills the places, the secret stands where the text has it and nowhere else', () => {
  const typed = fc.stringMatching(/^[{}a-z ]{0,20}$/)
  fc.assert(
    fc.property(typed, (dealer) => {
      const { text, secrets } = compose(greeting, { dealer, link: 'RAHASIA' }, envelope)
      const [before = '', ...after] = fill(text, secrets).split('RAHASIA')
      expect(after).toEqual([' hari ini.'])
      expect(before.replaceAll('{ ', '{')).toBe(`Kabar dari ${dealer.replaceAll('{ ', '{')}: buka `)
    }),
  )
})

test('the place of a name greets, so it takes only what is surely a name', () => {
  const welcome = template('welcome', 'Kabar untuk {{name}}', 'Halo {{name}}, selamat datang.')
  const greeted = (name: string) => compose(welcome, { name }, envelope)
  expect(greeted('Rina Wulandari, S.Kom.').text).toBe('Halo Rina Wulandari, selamat datang.')
  expect(greeted('SELAMAT! Klik jahat.example')).toMatchObject({
    subject: 'Kabar untuk Bapak/Ibu',
    text: 'Halo Bapak/Ibu, selamat datang.',
    values: { name: 'Bapak/Ibu' },
  })
})

test('a place nobody fills stays as it stands', () => {
  expect(fill('{{a}} {{toString}}', { a: 'satu' })).toBe('satu {{toString}}')
})
