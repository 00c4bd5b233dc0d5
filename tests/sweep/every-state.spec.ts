import type { Page, Response } from '@playwright/test'
import { axeFaults, type Look } from '../support/axe.ts'
import { codeSnifferFaults } from '../support/code-sniffer.ts'
import { lostInContrastThemes } from '../support/contrast-themes.ts'
import { htmlFaults } from '../support/html.ts'
import { expect, test, untilAlive } from '../support/journey.ts'
import { enterOffice } from '../support/office.ts'
import { classesWithoutRules } from '../support/rules.ts'
import { doesNotFit, screenOf, stopPainting, textSizes, widths } from '../support/screen-sizes.ts'
import type { State } from '../support/state.ts'
import { everyState, frameStates } from './states.ts'

for (const state of everyState) {
  test(`${state.name}: is valid, accessible, and fits in every scheme, width and text size`, async ({ page }) => {
    const answers: Response[] = []
    page.on('response', (response) => {
      if (isDocument(response) || isPart(response)) answers.push(response)
    })
    if (state.as) await enterOffice(page, state.as)
    await page.goto(state.address)
    await untilAlive(page)
    await state.reach?.(page)
    await untilAlive(page)
    const last = answers.at(-1)
    expect(last?.status()).toBe(state.status ?? 200)
    // The page around a part is checked in its first state.
    if (last && isDocument(last)) expect.soft(await htmlFaults(await last.text())).toEqual([])
    expect.soft(await classesWithoutRules(page), 'classes without rules').toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    const leaveOut = frameStates.includes(state) ? [] : frame
    expect.soft(await faultsIn(page, 'light', { leaveOut }), 'light, 360 px').toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect.soft(await faultsIn(page, 'dark', { leaveOut, rules: rulesOfLooks }), 'dark, 1280 px').toEqual([])
    expect.soft(await codeSnifferFaults(page), 'HTML_CodeSniffer').toEqual([])
    expect.soft(await lostInContrastThemes(page), 'contrast theme').toEqual([])
    await expectWithinWindow(page, isFirstOfPage(state) ? { widths, textSizes } : { widths: [320, 1280], textSizes: [200] })
  })
}

const pathOf = ({ address }: State) => address.split('?', 1)[0]

/** Other states of the same page have the same layout, so they are checked at fewer widths. */
function isFirstOfPage(state: State): boolean {
  return state === everyState.find((other) => !other.reach && pathOf(other) === pathOf(state))
}

/** Expects the current page to fit in windows of these widths, and on a phone with these text sizes in percent. */
async function expectWithinWindow(page: Page, sizes: { widths: readonly number[]; textSizes: readonly number[] }): Promise<void> {
  const screen = await screenOf(page)
  await stopPainting(page)
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

/** True for a part that the server sent into a form. On 204 the part leads to another page, and that page counts. */
function isPart(response: Response): boolean {
  return response.request().headers()['x-part'] !== undefined && response.status() !== 204
}

/** Only these rules depend on a wide window or a dark scheme. All others give the same result as before. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable', 'aria-hidden-focus']

/** Every page has the same frame, which is checked in separate states. */
const frame = ['body > header', 'body > footer']

async function faultsIn(page: Page, colorScheme: 'light' | 'dark', look: Look): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  return axeFaults(page, look)
}
