import { test as base, expect, type Page } from '@playwright/test'
import { test as inLastingPage } from './lasting-page.ts'
import { useWatched } from './watched-page.ts'

export { expect }

/** Watches the page of a test. A test that does not ask for a page opens none. */
export const test = base.extend({ page: ({ page }, use) => useWatched(page, use) })

type Visit = { page: Page; open: (address: string) => Promise<void> }

/** A visitor's journey: runs once with JavaScript and once without, each in a lasting page. */
export function journey(name: string, walk: (visit: Visit & { withScript: boolean }) => Promise<void>): void {
  for (const withScript of [true, false]) {
    inLastingPage.describe(withScript ? 'with JavaScript' : 'without JavaScript', () => {
      inLastingPage.use({ javaScriptEnabled: withScript })
      inLastingPage(name, ({ page }) => walk({ page, open: opener(page, withScript), withScript }))
    })
  }
}

/** Opens an address and waits until the scripts of its forms run. */
function opener(page: Page, withScript: boolean): Visit['open'] {
  return async (address) => {
    await page.goto(address)
    if (withScript) await untilAlive(page)
  }
}

export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelector('form-part, html.office')
    const formsAlive = !waiting || document.documentElement.dataset.alive === ''
    return formsAlive && !document.querySelector('live-part:not([data-alive])')
  })
}
