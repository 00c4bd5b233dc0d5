import { expect, test } from 'vitest'
import { labelsFor } from './labels.ts'

const jakarta = { name: 'Jakarta', kind: 'city', rank: 1, x: 400, y: 300 } as const
const bandung = { name: 'Bandung', kind: 'city', rank: 1, x: 430, y: 304 } as const
const bogor = { name: 'Bogor', kind: 'city', rank: 3, x: 404, y: 330 } as const
const jawaBarat = { name: 'Jawa Barat', kind: 'province', rank: 1, x: 700, y: 330 } as const
const marker = ({ x, y }: { x: number; y: number }) => ({ x, y, size: 26 })
const written = (...given: Parameters<typeof labelsFor>) => labelsFor(...given).map(({ place, side }) => `${place.name} ${side}`)

test('zoomed out, only the most important cities have names', () => {
  expect(written([jakarta, bogor, jawaBarat], [], 4.5)).toEqual(['Jakarta right'])
  expect(written([jakarta, bogor, jawaBarat], [], 7)).toEqual(['Jakarta right', 'Bogor right', 'Jawa Barat centre'])
})

test('zoomed in, provinces have no names: they are larger than the window', () => {
  expect(written([jawaBarat], [], 9)).toEqual([])
})

test('a less important name moves to another side, away from the name before it', () => {
  expect(written([jakarta, bandung], [], 5)).toEqual(['Jakarta right', 'Bandung below'])
})

test('with larger text a name takes more space', () => {
  const depok = { name: 'Depok', kind: 'city', rank: 1, x: 400, y: 322 } as const
  expect(written([jakarta, depok], [], 5)).toEqual(['Jakarta right', 'Depok right'])
  expect(written([jakarta, depok], [], 5, 2)).toEqual(['Jakarta right', 'Depok left'])
})

test('a name keeps its distance from a marker on its own point', () => {
  expect(written([jakarta], [marker(jakarta)], 5)).toEqual(['Jakarta far-right'])
})

test('the name of the origin comes first, and no name covers the ring around it', () => {
  const here = { name: 'lokasi Anda', kind: 'origin', rank: 1, x: 400, y: 300 } as const
  expect(written([here, jakarta], [{ ...here, size: 36 }], 5)).toEqual(['lokasi Anda right', 'Jakarta far-left'])
})

test('a name without space is left out', () => {
  const crowd = [-60, -30, 0, 30, 60].flatMap((right) => [-40, -20, 0, 20, 40].map((down) => ({ x: 400 + right, y: 300 + down })))
  expect(written([jakarta], crowd.map(marker), 5)).toEqual([])
})
