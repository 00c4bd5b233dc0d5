import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseLength, readSpace } from './space.ts'

test.each([
  ['5,5', 5500],
  ['5.5 m', 5500],
  ['5,25m', 5250],
  ['2.3 meter', 2300],
  ['550', 5500],
  ['550 cm', 5500],
  ['229,5 cm', 2295],
  ['5500', 5500],
  ['5.500 mm', 5500],
  ['2,300', 2300],
  [' 6 ', 6000],
  ['25', 'out-of-range'],
  ['90 cm', 'out-of-range'],
  ['51 m', 'out-of-range'],
  ['0', 'out-of-range'],
  ['lebar', 'not-a-length'],
  ['-5', 'not-a-length'],
  ['5 kaki', 'not-a-length'],
  ['5,5,5', 'not-a-length'],
])('“%s”', (text, length) => expect(parseLength(text)).toBe(length))

test('metres, centimetres and millimetres of one length agree', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 24_990 }), (mm) => {
      const written = [
        `${mm} mm`,
        `${mm / 10} cm`,
        `${String(mm / 10).replace('.', ',')} cm`,
        `${mm / 1000} m`,
        String(mm / 1000),
      ]
      return written.every((text) => parseLength(text) === mm)
    }),
  )
})

test('nothing typed asks nothing', () => {
  expect(readSpace(new URLSearchParams('panjang=&lebar=+'))).toEqual({
    typed: { length: '', width: '', height: '' },
    space: null,
    refusals: {},
  })
})

test('a refused side keeps what was typed and gives no space', () => {
  expect(readSpace(new URLSearchParams('panjang=5,5&lebar=sempit&tinggi=900'))).toEqual({
    typed: { length: '5,5', width: 'sempit', height: '900' },
    space: null,
    refusals: { width: 'not-a-length' },
  })
})

test('a gate has no length', () => {
  expect(readSpace(new URLSearchParams('lebar=2,4&tinggi=2.1')).space).toEqual({ length: null, width: 2400, height: 2100 })
})
