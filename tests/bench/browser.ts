import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../support/system-packages.ts'

export const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--font-render-hinting=none',
]

export function openBrowser() {
  const path = chromiumPath()
  return chromium.launch({ ...(path ? { executablePath: path } : {}), args: flags })
}

/** Every address that a page fetches on a phone's screen until the network is quiet. */
export async function requestsOf(browser: Browser, url: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return [...new Set(seen)]
}
