import { expect, test } from 'vitest'
import { readMapTiles } from './map-tiles.ts'

const template = 'https://ubin.example:8443/peta/{z}/{x}/{y}.png?kunci=1'
const attribution = '© Penyedia ubin'

test('without tiles only the drawn map is shown', () => {
  expect(readMapTiles({})).toBeNull()
  expect(readMapTiles({ MAP_TILES_URL: '', MAP_TILES_ATTRIBUTION: attribution })).toBeNull()
})

test('tiles come with the origin that the security policy must allow', () => {
  const tiles = readMapTiles({ MAP_TILES_URL: template, MAP_TILES_ATTRIBUTION: attribution })
  expect(tiles).toEqual({ template, attribution, kind: 'raster', origin: 'https://ubin.example:8443' })
})

test('tiles without the name of their source are refused', () => {
  expect(() => readMapTiles({ MAP_TILES_URL: template })).toThrow('MAP_TILES_ATTRIBUTION')
  expect(() => readMapTiles({ MAP_TILES_URL: template, MAP_TILES_ATTRIBUTION: '' })).toThrow('MAP_TILES_ATTRIBUTION')
})

test.each([
  ['no place for a row', 'https://ubin.example/{z}/{x}.png'],
  ['a place in the host', 'https://{s}.ubin.example/{z}/{x}/{y}.png'],
  ['another protocol', 'ftp://ubin.example/{z}/{x}/{y}.png'],
  ['a second directive for the policy', 'https://ubin.example; script-src *//{z}/{x}/{y}.png'],
  ['no address', 'peta/{z}/{x}/{y}.png'],
])('%s is refused', (_, url) => {
  expect(() => readMapTiles({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution })).toThrow('MAP_TILES_URL')
})

test.each([
  ['https://ubin.example/{z}/{x}/{y}.png', undefined, 'raster'],
  ['https://ubin.example/{z}/{x}/{y}', '', 'raster'],
  ['https://ubin.example/{z}/{x}/{y}.mvt', undefined, 'vector'],
  ['https://ubin.example/{z}/{x}/{y}.pbf?kunci=1', undefined, 'vector'],
  ['https://ubin.example/indonesia.pmtiles', undefined, 'vector'],
  ['https://ubin.example/{z}/{x}/{y}', 'vector', 'vector'],
  ['https://ubin.example/{z}/{x}/{y}.png?untuk=peta.mvt', undefined, 'raster'],
])('%s with %s is %s', (MAP_TILES_URL, MAP_TILES_KIND, kind) => {
  expect(readMapTiles({ MAP_TILES_URL, MAP_TILES_KIND, MAP_TILES_ATTRIBUTION: attribution })?.kind).toBe(kind)
})

test('an unknown kind of tile is refused by name', () => {
  const given = { MAP_TILES_URL: 'https://ubin.example/indonesia.pmtiles', MAP_TILES_ATTRIBUTION: attribution }
  expect(() => readMapTiles({ ...given, MAP_TILES_KIND: 'raster' })).toThrow('MAP_TILES_KIND')
  expect(() => readMapTiles({ ...given, MAP_TILES_KIND: 'satelit' })).toThrow('MAP_TILES_KIND')
})
