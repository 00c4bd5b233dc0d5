import fc from 'fast-check'
import { expect, test } from 'vitest'
import { whatsappAddress } from './whatsapp-address.ts'

test('a brochure is sent with its name and address, spaces as %20', () => {
  expect(whatsappAddress('Brosur Xpander (PDF, 170 KB)\nhttps://situs.example/brosur/download?id=22&lihat=1')).toBe(
    'https://wa.me/?text=Brosur%20Xpander%20%28PDF%2C%20170%20KB%29%0Ahttps%3A%2F%2Fsitus.example%2Fbrosur%2Fdownload%3Fid%3D22%26lihat%3D1',
  )
})

test('any text arrives unchanged, and no character cuts the address short', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const address = whatsappAddress(text)
      expect(address).toMatch(/^https:\/\/wa\.me\/\?text=[\w.~%-]*$/)
      expect(new URL(address).searchParams.get('text')).toBe(text)
    }),
  )
})

test('half a surrogate pair does not throw', () => {
  expect(whatsappAddress('a\uD800')).toBe('https://wa.me/?text=a%EF%BF%BD')
})
