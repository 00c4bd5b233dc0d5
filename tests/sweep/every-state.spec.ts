import type { Page, Response } from '@playwright/test'
import { axeFaults, type Look } from '../support/axe.ts'
import { codeSnifferFaults } from '../support/code-sniffer.ts'
import { lostInContrastThemes } from '../support/contrast-themes.ts'
import { htmlFaults } from '../support/html.ts'
import { expect, test, untilAlive } from '../support/journey.ts'
import { doesNotFit, screenOf, textSizes, widths } from '../support/screen-sizes.ts'
import { everyState, frameStates } from './states.ts'

for (const state of everyState) {
  test(`${state.name}: valid, accessible, and seen whole in every scheme, width and text size`, async ({ page }) => {
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
    const isFrame = frameStates.includes(state)
    const only = (rules: string[]): Look => ({ rules, leaveOut: isFrame ? [] : frame })
    await page.setViewportSize({ width: 360, height: 800 })
    expect.soft(await faultsIn(page, 'light'), 'light, 360 px').toEqual([])
    expect.soft(await faultsIn(page, 'dark', only(rulesOfColour)), 'dark, 360 px').toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect.soft(await faultsIn(page, 'light', isFrame ? {} : only(rulesOfLayout)), 'light, 1280 px').toEqual([])
    if (isFrame) expect.soft(await faultsIn(page, 'dark', only(rulesOfColour)), 'dark, 1280 px').toEqual([])
    expect.soft(await codeSnifferFaults(page), 'HTML_CodeSniffer').toEqual([])
    expect.soft(await lostInContrastThemes(page), 'contrast theme').toEqual([])
    await expectWithinWindow(page, state.reach ? { widths: [320, 1280], textSizes: [200] } : { widths, textSizes })
  })
}

/** The page as it stands, in windows of these widths, and on a phone with text of these sizes in percent. */
async function expectWithinWindow(page: Page, sizes: { widths: readonly number[]; textSizes: readonly number[] }): Promise<void> {
  const screen = await screenOf(page)
  for (const width of sizes.widths) {
    await screen.resize(width, 800)
    expect.soft(await doesNotFit(page), `${width} px`).toEqual([])
  }
  await screen.resize(360, 640)
  for (const percent of sizes.textSizes) {
    await screen.setTextSize(percent)
    expect.soft(await doesNotFit(page), `360 px, text at ${percent} %`).toEqual([])
  }
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
/** What a wide window can change as well. */
const rulesOfLayout = [...rulesOfColour, 'target-size', 'scrollable-region-focusable', 'aria-hidden-focus']

/** The same around every page: looked at in states of its own. */
const frame = ['body > header', 'body > footer']

async function faultsIn(page: Page, colorScheme: 'light' | 'dark', look: Look = {}): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  return axeFaults(page, look)
}
