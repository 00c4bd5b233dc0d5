import type { Position } from 'geojson'
import { expect, test, vi } from 'vitest'
import dealers from '../../../data/dealers.json' with { type: 'json' }
import drawing from '../../../data/map/indonesia.json' with { type: 'json' }

vi.mock('./leaflet.ts', () => ({}))
const { decoded } = await import('./base-map.ts')

const map = decoded(drawing as unknown as Parameters<typeof decoded>[0])
/** Degrees. The drawing is exact to about half a kilometre, and a harbour may lie outside it. */
const nearDegrees = 0.06

/** The even-odd rule: count how many edges a line from the point to the east crosses. */
function isIn(rings: Position[][], x: number, y: number): boolean {
  const edges = rings.flatMap((ring) => ring.slice(1).map((point, place) => [ring[place] ?? [], point] as const))
  const crossed = edges.filter(([[fromX = 0, fromY = 0], [toX = 0, toY = 0]]) => {
    return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX)
  })
  return crossed.length % 2 === 1
}

const isLand = (land: { coordinates: Position[][][] }, latitude: number, longitude: number) =>
  land.coordinates.some((rings) => isIn(rings, longitude, latitude))
const isNearHome = (latitude: number, longitude: number) =>
  isLand(map.home, latitude, longitude) ||
  map.home.coordinates.flat(2).some(([x = 0, y = 0]) => Math.hypot(x - longitude, y - latitude) < nearDegrees)

test.each([
  ['Jakarta', -6.21, 106.85],
  ['Banda Aceh', 5.54, 95.33],
  ['Denpasar', -8.65, 115.22],
  ['Pontianak', -0.03, 109.33],
  ['Wamena', -4.1, 138.94],
  ['Jayapura', -2.56, 140.69],
  ['Kupang', -10.17, 123.6],
])('%s lies on our land', (_, latitude, longitude) => {
  expect(isLand(map.home, latitude, longitude)).toBe(true)
})

test.each([
  ['the Java Sea', -4.8, 110.5],
  ['the Banda Sea', -5.5, 127],
  ['the Indian Ocean', -12, 100],
])('%s is sea', (_, latitude, longitude) => {
  expect(isLand(map.home, latitude, longitude)).toBe(false)
  expect(isLand(map.abroad, latitude, longitude)).toBe(false)
})

test.each([
  ['Kuching', 1.55, 110.34],
  ['Dili', -8.6, 125.57],
  ['Port Moresby', -9.44, 147.2],
  ['Kuala Lumpur', 3.14, 101.69],
])('%s lies abroad', (_, latitude, longitude) => {
  expect(isLand(map.abroad, latitude, longitude)).toBe(true)
  expect(isLand(map.home, latitude, longitude)).toBe(false)
})

test('every dealer is on land or at the shore', () => {
  expect(dealers.dealers.filter(({ latitude, longitude }) => !isNearHome(latitude, longitude)).map(({ slug }) => slug)).toEqual(
    [],
  )
})

test('every province has a name, and every city is on land or at the shore', () => {
  expect(map.places.filter(({ kind }) => kind === 'province')).toHaveLength(38)
  const cities = map.places.filter(({ kind }) => kind === 'city')
  expect(cities.length).toBeGreaterThan(90)
  expect(cities.filter(({ latitude, longitude }) => !isNearHome(latitude, longitude)).map(({ name }) => name)).toEqual([])
})

test('no line crosses the whole map: areas are cut off at its edges', () => {
  for (const [x = 0, y = 0] of [...map.home.coordinates.flat(2), ...map.abroad.coordinates.flat(2)]) {
    expect(x).toBeGreaterThanOrEqual(83.9)
    expect(x).toBeLessThanOrEqual(152.1)
    expect(y).toBeGreaterThanOrEqual(-31.1)
    expect(y).toBeLessThanOrEqual(25.1)
  }
  expect(isLand(map.abroad, -17.5, 100)).toBe(false)
})

test('the only land borders are those on Borneo, Timor and New Guinea', () => {
  const lines = map.borders.coordinates.flat()
  const within = (west: number, east: number) => lines.filter(([x = 0]) => x > west && x < east).length
  expect([within(109, 118), within(124, 126), within(140, 142)].every((points) => points > 3)).toBe(true)
  expect(lines.every(([x = 0]) => x > 109 && x < 142)).toBe(true)
})
