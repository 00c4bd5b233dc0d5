import AxeBuilder from '@axe-core/playwright'
import type { Page, Response } from '@playwright/test'
import { htmlFaults } from '../support/html.ts'
import { expect, test, untilAlive } from '../support/journey.ts'
import { everyState } from './states.ts'

const schemes = ['light', 'dark'] as const
const widths = [360, 1280]

for (const state of everyState) {
  test(`${state.name}: axe finds nothing in either scheme at 360 and 1280 px, the HTML is valid, nothing overflows`, async ({
    page,
  }) => {
    const documents: Response[] = []
    page.on('response', (response) => {
      if (response.request().isNavigationRequest() && response.frame() === page.mainFrame()) documents.push(response)
    })
    await page.goto(state.address)
    await untilAlive(page)
    await state.reach?.(page)
    await untilAlive(page)
    const last = documents.at(-1)
    expect(last?.status()).toBe(state.status ?? 200)
    if (last) expect.soft(await htmlFaults(await last.text())).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        expect.soft(await faults(page), `${colorScheme}, ${width} px`).toEqual([])
      }
    }
  })
}

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.any[0]?.message ?? node.all[0]?.message ?? ''}`),
  )
}

/** How far the page is wider than the screen, in pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
