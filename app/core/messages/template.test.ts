import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compose } from './message.ts'
import { fill, template } from './template.ts'

const greeting = template('greeting', 'Kabar untuk {{name}}', 'Halo {{name}}, buka {{link}} hari ini.', ['link'])
const envelope = { key: 'greeting:1', channel: 'whatsapp' as const, to: '+6281234567890' }

test('a message keeps its secrets apart from what it says', () => {
  const values = { name: 'Ibu Rina', link: 'https://contoh.id/rahasia' }
  expect(compose(greeting, values, envelope)).toEqual({
    ...envelope,
    template: 'greeting',
    subject: 'Kabar untuk Ibu Rina',
    text: 'Halo Ibu Rina, buka {{link}} hari ini.',
    values: { name: 'Ibu Rina' },
    secrets: { link: 'https://contoh.id/rahasia' },
    attachments: [],
    expiresAt: null,
  })
})

test('a visitor who types a place gets no secret out of it', () => {
  const { text, secrets } = compose(greeting, { name: '{{link}} {{constructor}}', link: 'rahasia' }, envelope)
  expect(fill(text, secrets)).toBe('Halo { {link}} { {constructor}}, buka rahasia hari ini.')
})

test('whatever fills the places, the secret stands where the text has it and nowhere else', () => {
  const typed = fc.stringMatching(/^[{}a-z ]{0,20}$/)
  fc.assert(
    fc.property(typed, (name) => {
      const { text, secrets } = compose(greeting, { name, link: 'RAHASIA' }, envelope)
      const [before = '', ...after] = fill(text, secrets).split('RAHASIA')
      expect(after).toEqual([' hari ini.'])
      expect(before.replaceAll('{ ', '{')).toBe(`Halo ${name.replaceAll('{ ', '{')}, buka `)
    }),
  )
})

test('a place nobody fills stays as it stands', () => {
  expect(fill('{{a}} {{toString}}', { a: 'satu' })).toBe('satu {{toString}}')
})
