import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'

const tiles = ['https://ubin.example']
const page = (body: string) => `<html><head><style data-sheet=""></style></head><body>${body}</body></html>`
const images = (policy: string) => policy.split('; ').find((line) => line.startsWith('img-src'))

test('pictures of the map tiles are allowed where the map stands, and nowhere else', () => {
  expect(images(finishPage(page('<dealer-map></dealer-map>'), '', { tiles }).policy)).toBe(
    "img-src 'self' data: https://ubin.example",
  )
  expect(images(finishPage(page('<p>Peta</p>'), '', { tiles }).policy)).toBe("img-src 'self' data:")
  expect(images(finishPage(page('<dealer-map></dealer-map>'), '').policy)).toBe("img-src 'self' data:")
})
