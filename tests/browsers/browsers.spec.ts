import { expect, test } from '@playwright/test'
import { pakBudi } from '../support/visitor.ts'
import type { Driver } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { journeys, pages, widths } from './journeys.ts'
import { Visitor } from './visitor.ts'
import { startWebkit } from './webkit.ts'

for (const [engine, start, dealer] of [
  ['Firefox', startFirefox, 'mahligai-puteri-berlian-bandung'],
  ['WebKit', startWebkit, 'dwindo-cakung'],
] as const) {
  test.describe
    .serial(engine, () => {
      let driver: Driver
      test.beforeAll(async () => {
        driver = await start()
      })
      test.afterAll(() => driver?.close())

      for (const [name, walk] of journeys) {
        test(name, async ({ baseURL }) => {
          await driver.resize(360, 740)
          const before = driver.complaints().length
          await walk(new Visitor(driver, String(baseURL)), { ...pakBudi, dealer })
          expect(driver.complaints().slice(before)).toEqual([])
        })
      }

      test('no page is wider than the window', async ({ baseURL }) => {
        const visitor = new Visitor(driver, String(baseURL))
        const wider: string[] = []
        for (const page of pages) {
          await visitor.open(page)
          for (const wanted of widths) {
            const width = await driver.resize(wanted, 740)
            const needed = await visitor.run(() => document.documentElement.scrollWidth)
            if (needed > width) wider.push(`${page}: ${needed} of ${width}`)
          }
        }
        expect(wider).toEqual([])
      })
    })
}
