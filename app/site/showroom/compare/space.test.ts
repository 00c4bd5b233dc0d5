import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSpace, type Side, sideParameters, sides } from './space.ts'

const read = (typed: Partial<Record<Side, string>>) =>
  readSpace(new URLSearchParams(sides.map((side): [string, string] => [sideParameters[side], typed[side] ?? ''])))
const readLength = (length: string) => {
  const { space, refusals } = read({ length })
  return space?.length ?? refusals.length
}

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
  ['25', 25_000],
  ['90', 'out-of-range'],
  ['90 cm', 'out-of-range'],
  ['31 m', 'out-of-range'],
  ['0', 'out-of-range'],
  ['lebar', 'not-a-length'],
  ['-5', 'not-a-length'],
  ['5 kaki', 'not-a-length'],
  ['5,5,5', 'not-a-length'],
])('a length of “%s”', (text, length) => expect(readLength(text)).toBe(length))

test('bare numbers that are typed together have one unit', () => {
  expect(read({ length: '5000', width: '2500', height: '1900' }).space).toEqual({ length: 5000, width: 2500, height: 1900 })
  expect(read({ length: '5000', width: '1900' }).space).toMatchObject({ length: 5000, width: 1900 })
  expect(read({ length: '550', width: '240', height: '210' }).space).toEqual({ length: 5500, width: 2400, height: 2100 })
})

test('when no unit fits all numbers, each is read separately', () => {
  expect(read({ length: '5,5', width: '240', height: '2100' }).space).toEqual({ length: 5500, width: 2400, height: 2100 })
})

test('impossible sides are refused, each by its own limit', () => {
  expect(read({ length: '31 m', width: '21 m', height: '7' }).refusals).toEqual({
    length: 'out-of-range',
    width: 'out-of-range',
    height: 'out-of-range',
  })
})

test('a garage for cars reads the same in metres, centimetres and millimetres, with and without the unit', () => {
  const garage = fc.record({
    length: fc.integer({ min: 3100, max: 30_000 }),
    width: fc.integer({ min: 1500, max: 20_000 }),
    height: fc.integer({ min: 1500, max: 6000 }),
  })
  const written = [
    (mm: number) => String(mm / 1000),
    (mm: number) => `${String(mm / 1000).replace('.', ',')} m`,
    (mm: number) => String(mm / 10),
    (mm: number) => `${mm / 10} cm`,
    (mm: number) => String(mm),
    (mm: number) => `${mm} mm`,
  ]
  fc.assert(
    fc.property(garage, fc.constantFrom(...written), (space, write) => {
      const typed = { length: write(space.length), width: write(space.width), height: write(space.height) }
      expect(read(typed).space).toEqual(space)
    }),
  )
})

test('without typed values nothing is checked', () => {
  expect(readSpace(new URLSearchParams('panjang=&lebar=+'))).toEqual({
    typed: { length: '', width: '', height: '' },
    space: null,
    refusals: {},
  })
})

test('a refused side keeps the typed values and gives no space', () => {
  expect(readSpace(new URLSearchParams('panjang=5,5&lebar=sempit&tinggi=190'))).toEqual({
    typed: { length: '5,5', width: 'sempit', height: '190' },
    space: null,
    refusals: { width: 'not-a-length' },
  })
})

test('a gate has no length', () => {
  expect(readSpace(new URLSearchParams('lebar=2,4&tinggi=2.1')).space).toEqual({ length: null, width: 2400, height: 2100 })
})
