import { expect, test } from 'vitest'
import { countColours, inOrderOfUrgency, type Light, readColour } from './lights.ts'

const light = (slug: string, colour: Light['colour'], mayDriveOn: Light['mayDriveOn']): Light => ({
  slug,
  name: slug,
  colour,
  mayDriveOn,
  symbol: 'rem',
  meaning: '',
  whatToDo: [''],
  sample: false,
})

const lights = [
  light('lampu-jauh', 'biru', 'ya'),
  light('abs', 'kuning', 'ke-bengkel'),
  light('pintu', 'merah', 'setelah-beres'),
  light('suhu', 'merah', 'tidak'),
  light('oli', 'merah', 'tidak'),
]

test('red lights come first, and of one colour those with which nobody may drive on', () => {
  expect(inOrderOfUrgency(lights).map(({ slug }) => slug)).toEqual(['oli', 'suhu', 'pintu', 'abs', 'lampu-jauh'])
})

test('a filter offers the colours that occur, and ignores any other', () => {
  const colours = countColours(lights)
  expect(colours).toEqual([
    { colour: 'merah', count: 3 },
    { colour: 'kuning', count: 1 },
    { colour: 'biru', count: 1 },
  ])
  const read = (warna: string) => readColour(new URLSearchParams({ warna }), colours)
  expect([read('merah'), read('hijau'), read('ungu'), read('')]).toEqual(['merah', null, null, null])
})
