import { type Browser, test as base, expect, type Page, type PlaywrightTestOptions } from '@playwright/test'
import { useWatched } from './watched-page.ts'

type OpenPage = (javaScriptEnabled: boolean) => Promise<Page>

/**
 * Tests that take turns in one page of their worker: opening and closing a browser context for each takes a quarter of the
 * time of a short test. Each test begins without what the ones before stored, typed, routed or emulated.
 * The cache of the browser stays, so that bytes cannot be counted here. So would an added script, a clock and a lost
 * connection: tests that need one use the page of `journey.ts`.
 */
export const test = base.extend<object, { lastingPage: OpenPage }>({
  lastingPage: [
    async ({ browser }, use, { project }) => {
      const pages = new Map<boolean, Page>()
      await use(async (javaScriptEnabled) => {
        const present = pages.get(javaScriptEnabled)
        if (present && !present.isClosed()) return present
        const page = await newPage(browser, { ...project.use, javaScriptEnabled })
        pages.set(javaScriptEnabled, page)
        return page
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ lastingPage, javaScriptEnabled, viewport, contextOptions }, use) => {
    const page = await lastingPage(javaScriptEnabled !== false)
    await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null })
    if (viewport) await page.setViewportSize(viewport)
    await useWatched(page, use)
    await forgetVisit(page)
  },
})

async function newPage(browser: Browser, options: Partial<PlaywrightTestOptions>): Promise<Page> {
  const { baseURL = '', locale = '', timezoneId = '', contextOptions, javaScriptEnabled = true } = options
  const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId, javaScriptEnabled })
  const page = await context.newPage()
  // Leaves a page with unsent words without asking.
  page.on('dialog', (dialog) => (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()))
  page.addInitScript = refuseToLast
  context.addInitScript = refuseToLast
  page.clock.install = refuseToLast
  context.setOffline = refuseToLast
  return page
}

async function refuseToLast(): Promise<never> {
  throw new Error('This would stay in the lasting page. Use the test of journey.ts.')
}

async function forgetVisit(page: Page): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  if (page.isClosed()) return
  // Nothing is under it then.
  await page.mouse.move(-1, -1)
  for (const event of ['console', 'pageerror', 'request', 'response']) page.removeAllListeners(event)
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })])
  await context.clearCookies()
  // Again, if the test has ended before a form of it was sent: then the answer can replace the page.
  await expect(async () => {
    // A small document of the same origin, whose scripts store nothing.
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }).toPass()
  await page.emulateMedia({ colorScheme: null, forcedColors: null, media: null })
}
