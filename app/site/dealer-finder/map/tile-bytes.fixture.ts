import { gzipSync } from 'node:zlib'

/** Vector tiles for tests, written byte by byte: Mapbox Vector Tile 2.1, and PMTiles 3 around it. */

type Bytes = readonly number[]

const varint = (value: number): Bytes => (value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))])
const zigzag = (value: number) => varint(value < 0 ? -value * 2 - 1 : value * 2)
const text = (content: string) => [...new TextEncoder().encode(content)]
const number = (field: number, value: number): Bytes => [...varint(field * 8), ...varint(value)]
const bytes = (field: number, content: Bytes): Bytes => [...varint(field * 8 + 2), ...varint(content.length), ...content]

type Point = readonly [x: number, y: number]
const shapes = { point: 1, line: 2, polygon: 3 }

function path(shape: keyof typeof shapes, points: readonly Point[]): Bytes {
  const step = ([x, y]: Point, place: number) => {
    const [fromX, fromY] = points[place - 1] ?? [0, 0]
    return [...zigzag(x - fromX), ...zigzag(y - fromY)]
  }
  const [first = [], ...others] = points.map(step)
  const lines = others.length > 0 ? [...varint(others.length * 8 + 2), ...others.flat()] : []
  return [9, ...first, ...lines, ...(shape === 'polygon' ? [15] : [])]
}

type Layer = { name: string; shape: keyof typeof shapes; points: readonly Point[]; is: Record<string, string> }

function layer({ name, shape, points, is }: Layer): Bytes {
  const tags = Object.keys(is).flatMap((_, place) => [place, place])
  const feature = [...bytes(2, tags), ...number(3, shapes[shape]), ...bytes(4, path(shape, points))]
  const keys = Object.keys(is).flatMap((key) => bytes(3, text(key)))
  const values = Object.values(is).flatMap((value) => bytes(4, bytes(1, text(value))))
  return bytes(3, [...number(15, 2), ...bytes(1, text(name)), ...bytes(2, feature), ...keys, ...values, ...number(5, 4096)])
}

const whole: readonly Point[] = [
  [0, 0],
  [4096, 0],
  [4096, 4096],
  [0, 4096],
]

/** Land everywhere, a lake in the north-west quarter, a motorway across, and a town. */
export const sampleTile = Uint8Array.from([
  ...layer({ name: 'earth', shape: 'polygon', points: whole, is: { kind: 'earth' } }),
  ...layer({ name: 'water', shape: 'polygon', points: whole.map(([x, y]) => [x / 2, y / 2]), is: { kind: 'lake' } }),
  ...layer({
    name: 'roads',
    shape: 'line',
    points: [
      [0, 3000],
      [4096, 3000],
    ],
    is: { kind: 'highway' },
  }),
  ...layer({ name: 'places', shape: 'point', points: [[3000, 2500]], is: { name: 'Sample Town', 'name:id': 'Kota Contoh' } }),
])

const headerLength = 127
const gzip = 2
const vector = 1

/** An archive with that tile at every position up to zoom 6, compressed as usual. */
export function sampleArchive(): Uint8Array {
  const tilesToSixthZoom = 5461
  const tile = gzipSync(sampleTile)
  const directory = gzipSync(Uint8Array.from([1, 0, tilesToSixthZoom, tile.length, 1].flatMap(varint)))
  const data = headerLength + directory.length
  const header = new DataView(new ArrayBuffer(headerLength))
  for (const [place, byte] of [...text('PMTiles'), 3].entries()) header.setUint8(place, byte)
  const lengths = { 8: headerLength, 16: directory.length, 24: data, 40: data, 56: data, 64: tile.length, 80: 1, 88: 1 }
  for (const [place, value] of Object.entries(lengths)) header.setBigUint64(Number(place), BigInt(value), true)
  for (const [place, value] of [gzip, gzip, vector, 0, 6].entries()) header.setUint8(97 + place, value)
  return Uint8Array.from([...new Uint8Array(header.buffer), ...directory, ...tile])
}
