import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { at } from '~/addresses.ts'
import { expect, test } from '../../../../tests/support/journey.ts'
import { startSite } from '../../../../tests/support/site-process.ts'
import { sampleArchive, sampleTile } from './tile-bytes.fixture.ts'

const ofTheTiles = { annotation: ['127.0.0.1', 'net::ERR_'].map((description) => ({ type: 'expected complaint', description })) }
const credit = '© Penyedia ubin'

/** Starts a tile server on another host, and a site whose map uses its tiles. */
async function withTiles(answer: RequestListener, path: string, page: Page) {
  const asked: string[] = []
  const host = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.setHeader('Access-Control-Allow-Origin', '*')
    answer(request, response)
  })
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const site = await startSite({ environment: { MAP_TILES_URL: origin + path, MAP_TILES_ATTRIBUTION: credit } })
  const scripts: string[] = []
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()))
  await page.goto(site.address + at.dealers())
  await mapShown(page)
  return {
    asked,
    scripts,
    [Symbol.asyncDispose]: async () => {
      await page.close()
      await site.stop()
      host.closeAllConnections()
      host.close()
    },
  }
}

const mapShown = (page: Page) => expect(page.locator('dealer-map')).toHaveAttribute('data-state', 'shown')
const missing: RequestListener = (_, response) => void response.writeHead(404).end('<!doctype html>')
const drawn = (page: Page) => page.locator('canvas.leaflet-tile-loaded')

async function drawingStays(page: Page): Promise<void> {
  await expect(page.getByText(credit)).toBeVisible()
  await expect(page.locator('.dealer-map-home').first()).toBeVisible()
  await expect(page.locator('.dealer-map-place span').first()).toBeVisible()
}

/** The colours in the upper corners of the tiles: the lake fills the north-west quarter. */
function lakeAndLand(page: Page): Promise<string[]> {
  return drawn(page).evaluateAll((canvases) => {
    // Read from a copy: the browser warns when the visible canvas is read repeatedly.
    const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const colours = (canvases as HTMLCanvasElement[]).map((canvas) => {
      copy?.drawImage(canvas, 0, 0)
      return String(copy?.getImageData(9, 9, 1, 1).data.slice(0, 3))
    })
    return [...new Set(colours)].sort()
  })
}

test('picture tiles cover the base map, which stays visible where tiles are missing', ofTheTiles, async ({ page }) => {
  await using tiles = await withTiles(missing, '/{z}/{x}/{y}.png', page)
  await expect.poll(() => tiles.asked[0]).toMatch(/^\/\d+\/\d+\/\d+\.png$/)
  await drawingStays(page)
  expect(tiles.scripts.filter((address) => address.includes('vector'))).toEqual([])
})

test('vector tiles of another host take the colours of the site, also in dark mode', ofTheTiles, async ({ page }) => {
  const answer: RequestListener = (_, response) => void response.writeHead(200).end(sampleTile)
  await using tiles = await withTiles(answer, '/{z}/{x}/{y}.mvt', page)
  await expect(drawn(page).first()).toBeVisible()
  expect(tiles.asked.every((address) => /^\/\d+\/\d+\/\d+\.mvt$/.test(address))).toBe(true)
  expect(tiles.scripts.filter((address) => address.includes('vector'))).toHaveLength(1)
  await expect(page.locator('.dealer-map-places')).toBeHidden()
  await expect.poll(() => lakeAndLand(page)).toEqual(['246,245,243', '255,255,255'])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => lakeAndLand(page)).toEqual(['23,24,26', '38,40,43'])
})

test('an archive is read with range requests', ofTheTiles, async ({ page }) => {
  const archive = sampleArchive()
  const answer: RequestListener = ({ headers }, response) => {
    const [, from = '', to = ''] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? []
    const piece = archive.slice(Number(from), Number(to) + 1)
    response.writeHead(206, { 'Content-Length': piece.length }).end(piece)
  }
  await using _ = await withTiles(answer, '/indonesia.pmtiles', page)
  await expect(drawn(page).first()).toBeVisible()
  await expect.poll(() => lakeAndLand(page)).toEqual(['246,245,243', '255,255,255'])
})

const faults: [string, RequestListener][] = [
  ['are missing', missing],
  ['are no tiles', (_, response) => void response.writeHead(200).end('<!doctype html><title>Masuk</title>')],
  ['are noise', (_, response) => void response.writeHead(200).end(sampleTile.map((byte) => byte ^ 0x5a))],
  ['break off', (_, response) => void response.socket?.destroy()],
]

for (const path of ['/{z}/{x}/{y}.mvt', '/indonesia.pmtiles'])
  test(`when vector tiles of ${path} fail to load or are invalid, the base map stays`, ofTheTiles, async ({ page }) => {
    let answer = missing
    await using tiles = await withTiles((request, response) => answer(request, response), path, page)
    for (const [fault, next] of faults) {
      answer = next
      tiles.asked.length = 0
      await test.step(fault, async () => {
        await page.reload()
        await mapShown(page)
        await expect.poll(() => tiles.asked.length).toBeGreaterThan(0)
        await page.waitForLoadState('networkidle')
        await expect(drawn(page)).toHaveCount(0)
        await drawingStays(page)
      })
    }
  })
