import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { at } from '../../app/addresses.ts'
import { carsInFiles } from '../../app/core/cars/catalogue-files.server.ts'
import { hold } from '../support/held.ts'
import { expect, test } from '../support/journey.ts'
import { totalBytes, transfersOf } from '../support/transfer.ts'

const kilobyte = 1024
const models = carsInFiles.map((car) => at.car(car.class, car.slug))
type Budget = { address: string; kilobytes: number; hasForm?: true }

const pages: Budget[] = [
  { address: at.home(), kilobytes: 90 },
  { address: at.cars(), kilobytes: 100 },
  { address: at.compare(), kilobytes: 100 },
  { address: at.campaign('infinitexcitement'), kilobytes: 60 },
  { address: at.campaign('thenewsuv'), kilobytes: 70, hasForm: true },
  { address: at.campaign('ridethelifeadventure'), kilobytes: 70, hasForm: true },
  { address: at.fleet(), kilobytes: 90, hasForm: true },
  { address: at.contact(), kilobytes: 60 },
  { address: at.accessories(), kilobytes: 90 },
  { address: at.accessoriesOf('triton'), kilobytes: 70 },
  { address: at.help(), kilobytes: 60 },
  { address: at.warningLights(), kilobytes: 60 },
  ...models.map((address): Budget => ({ address, kilobytes: 100 })),
]

test.use({ viewport: { width: 360, height: 740 } })

for (const { address, kilobytes, hasForm } of pages) {
  test(`${address} weighs at most ${kilobytes} KB in five requests without framework script, and its layout does not shift when the font is late`, async ({
    page,
  }) => {
    await page.addInitScript(recordShifts)
    const font = await hold(page, '**/*.woff2')
    const transfers = await transfersOf(page, address, async () => {
      await twoFrames(page)
      font.release()
      // On a busy machine the page may not have requested the font yet.
      await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())))
      await twoFrames(page)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await twoFrames(page)
    })
    expect.soft(totalBytes(transfers)).toBeLessThanOrEqual(kilobytes * kilobyte)
    expect.soft(transfers.length).toBeLessThanOrEqual(5)
    const scripts = transfers.filter(({ type }) => type === 'Script')
    const ours = hasForm ? /^\/assets\/(enhance|forms)-/ : /^\/assets\/enhance-/
    expect.soft(scripts.map(({ url }) => new URL(url).pathname).filter((path) => !ours.test(path))).toEqual([])
    expect.soft(totalBytes(scripts)).toBeLessThanOrEqual((hasForm ? 10 : 4) * kilobyte + headerAllowance)
    const { shift, moved } = await page.evaluate(() => ({ ...document.documentElement.dataset }))
    expect(Number(shift ?? 0), moved).toBeLessThan(imperceptible)
  })
}

/** A layout shift score; from 0.1 on a page counts as unstable. A word in a line moves by a few pixels at most. */
const imperceptible = 0.002

function recordShifts() {
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  let sum = 0
  const moved = new Set<string>()
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      sum += value
      for (const { node } of sources) moved.add(node?.textContent?.trim().slice(0, 40) ?? '')
    }
    document.documentElement.dataset.shift = String(sum)
    document.documentElement.dataset.moved = [...moved].join(' | ')
  }).observe({ type: 'layout-shift', buffered: true })
}

function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** Bytes for our security headers, which each answer carries. */
const headerAllowance = 1.5 * kilobyte

for (const address of [at.testDrive(), at.consultation()]) {
  test(`${address} has at most 10 KB of script`, async ({ page }) => {
    const scripts = (await transfersOf(page, address)).filter(({ type }) => type === 'Script')
    expect(totalBytes(scripts)).toBeLessThanOrEqual(10 * kilobyte + headerAllowance)
  })
}

const documents = [
  at.home(),
  at.testDrive(),
  at.consultation(),
  at.preOrder(),
  at.contact(),
  at.accessories(),
  at.accessoriesOf('triton'),
  at.campaign('thenewsuv'),
  at.campaign('infinitexcitement'),
  at.campaign('ridethelifeadventure'),
  at.creditSimulation(),
  at.paymentSimulation(),
  at.fleet(),
  at.compare(),
  at.events(),
  at.event('pameran-akhir-tahun-kupang'),
  at.promotions(),
  at.programme('program-desember-2026'),
  at.history(),
  at.aftersales(),
  at.warranty(),
  at.periodicMaintenance({ vehicle: 'pajero-sport', year: '2024', kilometres: '1.000' }),
  at.smartPackage(),
  at.privacy(),
  at.help(),
  at.warningLights(),
  at.handOver(),
  at.recallCheck(),
  ...models,
]
/**
 * The fleet page has a form with all CSS rules that it can need, and the longest text of all form pages. The help page has 24
 * answers, each a second time for search engines. A model page has the facts of its variants.
 */
const larger: Record<string, number> = {
  ...Object.fromEntries(models.map((model) => [model, 14.1])),
  [at.fleet()]: 14.3,
  [at.help()]: 14.4,
}
for (const address of documents) {
  const most = larger[address] ?? 14
  test(`the document of ${address}, with its CSS but without its drawings, is at most ${most} KB`, async ({ request }) => {
    const html = await (await request.get(address)).text()
    const words = html.replace(/<svg[^>]*viewBox="-[\s\S]*?<\/svg>/g, '')
    expect(brotliCompressSync(words).length).toBeLessThanOrEqual(most * kilobyte)
  })
}
