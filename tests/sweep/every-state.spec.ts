import type { Page, Response } from '@playwright/test'
import { axeFaults } from '../support/axe.ts'
import { htmlFaults } from '../support/html.ts'
import { expect, test, untilAlive } from '../support/journey.ts'
import { everyState, frameStates } from './states.ts'

const widths = [360, 1280]

for (const state of everyState) {
  test(`${state.name}: axe finds nothing in either scheme, the HTML is valid, nothing overflows at 360 and 1280 px`, async ({
    page,
  }) => {
    const answers: Response[] = []
    page.on('response', (response) => {
      if (isDocument(response) || isPart(response)) answers.push(response)
    })
    await page.goto(state.address)
    await untilAlive(page)
    await state.reach?.(page)
    await untilAlive(page)
    expect(answers.at(-1)?.status()).toBe(state.status ?? 200)
    const document = answers.findLast(isDocument)
    if (document) expect.soft(await htmlFaults(await document.text())).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      expect.soft(await faultsInLight(page), `light, ${width} px`).toEqual([])
      expect.soft(await faultsInDark(page, frameStates.includes(state)), `dark, ${width} px`).toEqual([])
    }
  })
}

function isDocument(response: Response): boolean {
  return response.request().isNavigationRequest() && response.frame().parentFrame() === null
}

/** What the server answered into a form; where that leads to another page, the page counts. */
function isPart(response: Response): boolean {
  return response.request().headers()['x-part'] !== undefined && response.status() !== 204
}

/** What a scheme can change; everything else is the same document. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

async function faultsInLight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  return axeFaults(page)
}

/** Header and footer are the same around every page: their colours are looked at in states of their own. */
async function faultsInDark(page: Page, withFrame: boolean): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  return axeFaults(page, { rules: rulesOfColour, leaveOut: withFrame ? [] : ['body > header', 'body > footer'] })
}

/** How far the page is wider than the screen, in pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
