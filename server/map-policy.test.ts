import { expect, test } from 'vitest'
import { emptyDocument, finishPage } from './finish-page.ts'
import { newSheet } from './screen-sheets.ts'

const origin = 'https://ubin.example'
const page = (body: string) => ({ ...emptyDocument, html: `<html><body>${body}</body></html>` })
const policy = (body: string, kind?: 'raster' | 'vector') =>
  finishPage(page(body), () => newSheet(''), kind ? { tiles: { kind, origin } } : {}).policy.split('; ')

test('a page with a map allows pictures from the host of the tiles, and nothing else from it', () => {
  expect(policy('<dealer-map></dealer-map>', 'raster').filter((line) => line.includes(origin))).toEqual([
    `img-src 'self' data: ${origin}`,
  ])
})

test('vector tiles are data: the policy allows requests to their host, but no pictures from it', () => {
  expect(policy('<dealer-map></dealer-map>', 'vector').filter((line) => line.includes(origin))).toEqual([
    `connect-src 'self' ${origin}`,
  ])
})

test('the policy of a page without a map, or of a map without tiles, allows no other host', () => {
  expect(policy('<p>Peta</p>', 'raster').filter((line) => line.includes(origin))).toEqual([])
  expect(policy('<p>Peta</p>', 'vector').filter((line) => line.includes(origin))).toEqual([])
  expect(policy('<dealer-map></dealer-map>')).toEqual(policy('<p>Peta</p>'))
})
