import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from './message.ts'
import { fill, template } from './template.ts'

const greeting = template('greeting', 'Kabar dari {{dealer}}', 'Kabar dari {{dealer}}: buka {{link}} hari ini.', ['link'])
const envelope = { key: 'greeting:1', channel: 'whatsapp' as const, to: '+6281234567890' }

test('a message stores its secrets apart from its text', () => {
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

test('a visitor who types a place gets no secret', () => {
  const { text, secrets } = compose(greeting, { dealer: '{{link}} {{constructor}}', link: 'rahasia' }, envelope)
  expect(fill(text, secrets)).toBe('Kabar dari { {link}} { {constructor}}: buka rahasia hari ini.')
})

test('for any values, the secret appears only where the template has its place', () => {
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

test('the place for a name takes only what is certainly a name', () => {
  const welcome = template('welcome', 'Kabar untuk {{name}}', 'Halo {{name}}, selamat datang.')
  const greeted = (name: string) => compose(welcome, { name }, envelope)
  expect(greeted('Rina Wulandari, S.Kom.').text).toBe('Halo Rina Wulandari, selamat datang.')
  expect(greeted('SELAMAT! Klik jahat.example')).toMatchObject({
    subject: 'Kabar untuk Bapak/Ibu',
    text: 'Halo Bapak/Ibu, selamat datang.',
    values: { name: 'Bapak/Ibu' },
  })
})

test('a place without a value stays unchanged', () => {
  expect(fill('{{a}} {{toString}}', { a: 'satu' })).toBe('satu {{toString}}')
})
