import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'

const origin = 'https://ubin.example'
const page = (body: string) => `<html><head><style data-sheet=""></style></head><body>${body}</body></html>`
const policy = (body: string, kind?: 'raster' | 'vector') =>
  finishPage(page(body), () => '', kind ? { tiles: { kind, origin } } : {}).policy.split('; ')

test('pictures of the map tiles are allowed where the map stands, and nothing else of their host', () => {
  expect(policy('<dealer-map></dealer-map>', 'raster').filter((line) => line.includes(origin))).toEqual([
    `img-src 'self' data: ${origin}`,
  ])
})

test('vector tiles are data: their host may be asked for that, and gives no picture', () => {
  expect(policy('<dealer-map></dealer-map>', 'vector').filter((line) => line.includes(origin))).toEqual([
    `connect-src 'self' ${origin}`,
  ])
})

test('a page without a map, and a map without tiles, know no other host', () => {
  expect(policy('<p>Peta</p>', 'raster').filter((line) => line.includes(origin))).toEqual([])
  expect(policy('<p>Peta</p>', 'vector').filter((line) => line.includes(origin))).toEqual([])
  expect(policy('<dealer-map></dealer-map>')).toEqual(policy('<p>Peta</p>'))
})
