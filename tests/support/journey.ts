import { test as base, expect, type Page } from '@playwright/test'

export { expect }

/** Every browser test fails on a console error or warning, an uncaught error, or a request to another host. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page, baseURL }, use, info) => {
      const complaints: string[] = []
      watch(page, baseURL ?? '', complaints)
      await use(complaints)
      const expected = info.annotations
        .filter(({ type }) => type === 'expected complaint')
        .map(({ description }) => description ?? '')
      expect(complaints.filter((complaint) => !expected.some((part) => complaint.includes(part)))).toEqual([])
    },
    { auto: true },
  ],
})

function watch(page: Page, baseURL: string, complaints: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isRefusedAnswer(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => {
    if (!isLateTransition(String(error))) complaints.push(String(error))
  })
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL) && !request.url().startsWith('data:')) complaints.push(`request to ${request.url()}`)
  })
}

// On a busy machine Chromium skips the transition between two pages and reports it.
function isLateTransition(text: string): boolean {
  return text.includes('Transition was aborted because of invalid state. Page already revealed')
}

// Chromium reports every 4xx document as an error, also a refused form.
function isRefusedAnswer(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of 4\d\d/.test(text)
}

type Visit = { page: Page; open: (address: string) => Promise<void> }

/** A visitor's journey: runs once with JavaScript and once without. */
export function journey(name: string, walk: (visit: Visit & { withScript: boolean }) => Promise<void>): void {
  for (const withScript of [true, false]) {
    test.describe(withScript ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled: withScript })
      test(name, ({ page }) => walk({ page, open: opener(page, withScript), withScript }))
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
