import { expect, test } from 'vitest'
import { formWords } from './words.ts'

test.each([
  [{ email: true, dealer: true }, 'Ingat nama, nomor HP, e-mail, dan dealer ini'],
  [{ email: false, dealer: true }, 'Ingat nama, nomor HP, dan dealer ini'],
  [{ email: true, dealer: false }, 'Ingat nama, nomor HP, dan e-mail ini'],
  [{ email: false, dealer: false }, 'Ingat nama dan nomor HP ini'],
])('the device is to remember what the form asks for: %o', (asks, sentence) => {
  expect(formWords.remember(asks)).toBe(`${sentence} di perangkat ini untuk formulir berikutnya.`)
})

test('the button that forgets also names the dealer', () => {
  expect(formWords.filledIn('Dwindo Cakung')).toContain('Dwindo Cakung')
  expect(formWords.filledIn(undefined)).not.toContain('dealer')
})
