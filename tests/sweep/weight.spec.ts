import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { at } from '../../app/addresses.ts'
import { carsInFiles } from '../../app/core/cars/catalogue-files.server.ts'
import { expect, test } from '../support/journey.ts'
import { totalBytes, transfersOf } from '../support/transfer.ts'

const kilobyte = 1024
const models = carsInFiles.map((car) => at.car(car.class, car.slug))
const contentPages: [address: string, kilobytes: number][] = [
  [at.home(), 90],
  [at.cars(), 100],
  [at.compare(), 100],
  [at.campaign('thenewsuv'), 60],
  [at.campaign('infinitexcitement'), 60],
  [at.campaign('ridethelifeadventure'), 60],
  [at.fleet(), 80],
  [at.contact(), 60],
  ...models.map((model): [string, number] => [model, 100]),
]

test.use({ viewport: { width: 360, height: 740 } })

for (const [address, kilobytes] of contentPages) {
  test(`${address} weighs at most ${kilobytes} KB in five requests without framework script, and stands still however late its font`, async ({
    page,
  }) => {
    await page.addInitScript(recordShifts)
    const font = await heldBack(page, '**/*.woff2')
    const transfers = await transfersOf(page, address, async () => {
      await twoFrames(page)
      font.release()
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await twoFrames(page)
    })
    expect.soft(totalBytes(transfers)).toBeLessThanOrEqual(kilobytes * kilobyte)
    expect.soft(transfers.length).toBeLessThanOrEqual(5)
    const scripts = transfers.filter(({ type }) => type === 'Script')
    expect.soft(scripts.map(({ url }) => new URL(url).pathname)).toEqual([expect.stringMatching(/^\/assets\/enhance-/)])
    expect.soft(totalBytes(scripts)).toBeLessThanOrEqual(4 * kilobyte + headerAllowance)
    expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(imperceptible)
  })
}

/** Keeps what matches from arriving until released. */
async function heldBack(page: Page, pattern: string): Promise<{ release: () => void }> {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(pattern, (route) => released.then(() => route.continue()))
  return { release }
}

/** A score of layout shift (0.1 is where a page begins to be called restless); a word in a line moves by a few pixels at most. */
const imperceptible = 0.002

function recordShifts() {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) sum += (shift as unknown as { value: number }).value
    document.documentElement.dataset.shift = String(sum)
  }).observe({ type: 'layout-shift', buffered: true })
}

function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** The wire carries our security headers with each answer. */
const headerAllowance = 1.5 * kilobyte

for (const address of [at.testDrive(), at.consultation()]) {
  test(`${address} has at most 10 KB of script`, async ({ page }) => {
    const scripts = (await transfersOf(page, address)).filter(({ type }) => type === 'Script')
    expect(totalBytes(scripts)).toBeLessThanOrEqual(10 * kilobyte + headerAllowance)
  })
}

const documents = [
  at.testDrive(),
  at.consultation(),
  at.preOrder(),
  at.contact(),
  at.campaign('thenewsuv'),
  at.campaign('infinitexcitement'),
  at.campaign('ridethelifeadventure'),
  at.fleet(),
  at.compare(),
  ...models,
]
for (const address of documents) {
  test(`the document of ${address}, its CSS included and its drawings apart, fits into 14 KB`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const words = html.replace(/<svg[^>]*viewBox="-[\s\S]*?<\/svg>/g, '')
    expect(brotliCompressSync(words).length).toBeLessThanOrEqual(14 * kilobyte)
  })
}
