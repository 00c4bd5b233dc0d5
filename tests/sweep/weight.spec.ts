import { brotliCompressSync } from 'node:zlib'
import { at } from '../../app/addresses.ts'
import { carsInFiles } from '../../app/core/cars/catalogue-files.server.ts'
import { expect, test } from '../support/journey.ts'
import { totalBytes, transfersOf } from '../support/transfer.ts'

const kilobyte = 1024
const models = carsInFiles.map((car) => at.car(car.class, car.slug))
const contentPages = [at.home(), at.cars(), at.compare(), ...models]

test.use({ viewport: { width: 360, height: 740 } })

const budgets: [address: string, kilobytes: number][] = [
  [at.home(), 90],
  ...models.map((model): [string, number] => [model, 100]),
]
for (const [address, kilobytes] of budgets) {
  test(`${address} weighs at most ${kilobytes} KB, everything included`, async ({ page }) => {
    expect(totalBytes(await transfersOf(page, address))).toBeLessThanOrEqual(kilobytes * kilobyte)
  })
}

for (const address of contentPages) {
  test(`${address} has at most five requests and no framework script`, async ({ page }) => {
    const transfers = await transfersOf(page, address)
    expect(transfers.length).toBeLessThanOrEqual(5)
    const scripts = transfers.filter(({ type }) => type === 'Script')
    expect(scripts.map(({ url }) => new URL(url).pathname)).toEqual([expect.stringMatching(/^\/assets\/enhance-/)])
    expect(totalBytes(scripts)).toBeLessThanOrEqual(4 * kilobyte + headerAllowance)
  })

  test(`${address} does not shift while it loads and is scrolled`, async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          document.documentElement.dataset.shift = String((shift as unknown as { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.locator('html').getAttribute('data-shift')).toBeNull()
  })
}

/** The wire carries our security headers with each answer. */
const headerAllowance = 1.5 * kilobyte

test('the test drive page has at most 120 KB of script', async ({ page }) => {
  const scripts = (await transfersOf(page, at.testDrive())).filter(({ type }) => type === 'Script')
  expect(totalBytes(scripts)).toBeLessThanOrEqual(120 * kilobyte)
})

for (const address of [at.testDrive(), at.compare(), ...models]) {
  test(`the document of ${address}, its CSS included and its drawings apart, fits into 14 KB`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const words = html.replace(/<svg[^>]*viewBox="-[\s\S]*?<\/svg>/g, '')
    expect(brotliCompressSync(words).length).toBeLessThanOrEqual(14 * kilobyte)
  })
}
