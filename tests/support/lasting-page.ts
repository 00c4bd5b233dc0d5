import type { Page } from '@playwright/test'
import { test as base } from './journey.ts'

/**
 * Tests that take turns in one page of their worker: opening and closing a browser context for each takes a quarter of the
 * time of a short test. Each test begins without what the ones before stored, typed or emulated.
 * The cache of the browser stays, so that bytes and requests cannot be counted here.
 */
export const test = base.extend<object, { lastingPage: Page }>({
  lastingPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '', contextOptions } = project.use
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId })
      const page = await context.newPage()
      // Leaves a page with unsent words without asking.
      page.on('dialog', (dialog) => (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()))
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ lastingPage }, use) => {
    await use(lastingPage)
    for (const event of ['console', 'pageerror', 'request', 'response']) lastingPage.removeAllListeners(event)
    await forgetVisit(lastingPage)
  },
})

async function forgetVisit(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close()
  await page.context().clearCookies()
  // A small document of the same origin, whose scripts store nothing.
  await page.goto('/robots.txt')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 720 })
}
