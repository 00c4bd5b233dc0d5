import { expect, test } from 'vitest'
import { readMapTiles } from './map-tiles.ts'

const template = 'https://ubin.example:8443/peta/{z}/{x}/{y}.png?kunci=1'
const attribution = '© Penyedia ubin'

test('without tiles the drawn map stands alone', () => {
  expect(readMapTiles({})).toBeNull()
  expect(readMapTiles({ MAP_TILES_URL: '', MAP_TILES_ATTRIBUTION: attribution })).toBeNull()
})

test('tiles come with the origin that the policy has to allow', () => {
  const tiles = readMapTiles({ MAP_TILES_URL: template, MAP_TILES_ATTRIBUTION: attribution })
  expect(tiles).toEqual({ template, attribution, origin: 'https://ubin.example:8443' })
})

test('nobody forgets to name the source', () => {
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
