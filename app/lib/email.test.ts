import { expect, test } from 'vitest'
import { readEmail } from './email.ts'

test('an address is read in lower case, without the spaces around it', () => {
  expect(readEmail(' Rina.Wulandari@Contoh.CO.ID ')).toBe('rina.wulandari@contoh.co.id')
  expect(readEmail('rina+mobil@contoh.id')).toBe('rina+mobil@contoh.id')
})

test.each([
  '',
  'rina',
  'rina@',
  '@contoh.id',
  'rina@contoh',
  'rina@contoh..id',
  'ri na@contoh.id',
  'a@b@c.id',
  'rina\uFFFD@contoh.id',
  'rina@contoh.id, budi@contoh.id',
])('"%s" is no address', (spelling) => {
  expect(readEmail(spelling)).toBeNull()
})

test('an address longer than mail servers accept is refused', () => {
  expect(readEmail(`${'a'.repeat(245)}@contoh.id`)).toBeNull()
})
