import type { Page } from '@playwright/test'
import { axeFaults, type Look } from './axe.ts'
import { codeSnifferFaults } from './code-sniffer.ts'
import { lostInContrastThemes } from './contrast-themes.ts'
import { expect } from './journey.ts'
import { classesWithoutRules } from './rules.ts'
import { doesNotFit, layOutOnce, screenOf, stopPainting } from './screen-sizes.ts'

type Sizes = { widths: readonly number[]; textSizes: readonly number[] }

/** Sizes at which most states are checked. */
export const fewSizes: Sizes = { widths: [320, 1280], textSizes: [200] }

/** Expects the current page to be accessible, and to fit in every scheme, width and text size. Paints nothing afterwards. */
export async function expectSound(page: Page, sizes: Sizes, leaveOut: string[] = []): Promise<void> {
  expect.soft(await classesWithoutRules(page), 'classes without rules').toEqual([])
  await layOutOnce(page)
  await page.setViewportSize({ width: 360, height: 800 })
  expect.soft(await faultsIn(page, 'light', { leaveOut }), 'light, 360 px').toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  expect.soft(await faultsIn(page, 'dark', { leaveOut, rules: rulesOfLooks }), 'dark, 1280 px').toEqual([])
  // Axe takes a page that is not painted for a hidden one. The checks below read only styles and layout.
  await stopPainting(page)
  expect.soft(await codeSnifferFaults(page), 'HTML_CodeSniffer').toEqual([])
  expect.soft(await lostInContrastThemes(page), 'contrast theme').toEqual([])
  await expectWithinWindow(page, sizes)
}

/** Only these rules depend on a wide window or a dark scheme. All others give the same result as before. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable', 'aria-hidden-focus']

async function faultsIn(page: Page, colorScheme: 'light' | 'dark', look: Look): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  return axeFaults(page, look)
}

/** Expects the current page to fit in windows of these widths, and on a phone with these text sizes in percent. */
async function expectWithinWindow(page: Page, sizes: Sizes): Promise<void> {
  await using screen = await screenOf(page)
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
