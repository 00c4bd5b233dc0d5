import { expect, test } from 'vitest'
import { oneLine, readable } from './typed-text.ts'

test.each(['\u0000', '\u0001', '\u000b', '\u001f', '\u007f', '\u009f', '\uFFFE', '\u{10FFFE}'])(
  'the character %j is unreadable',
  (sign) => {
    expect(readable(`Ri${sign}na`)).toBe('Ri\uFFFDna')
    expect(oneLine(readable(`${sign}Rina${sign}Wulandari`))).toBe('Rina Wulandari')
  },
)

test.each(['\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'])('the direction mark %j is left out', (sign) => {
  expect(readable(`${sign}+62 812 3456 7890${sign}`)).toBe('+62 812 3456 7890')
})

test('characters from a keyboard stay', () => {
  const typed = 'Ny. Ayu Ḥasanah-O’Brien\r\n\tJl. Gardujati 70 🙂'
  expect(readable(typed)).toBe(typed)
})
