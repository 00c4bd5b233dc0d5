import type { Page } from '@playwright/test'

/** Holds all requests of a page to an address, except page loads, until `release` is called. */
export async function hold(page: Page, address: string, options?: { times: number }): Promise<{ release: () => void }> {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const handler: Parameters<Page['route']>[1] = async (route) => {
    if (!route.request().isNavigationRequest()) await released
    await route.continue()
  }
  await page.route(address, handler, options)
  return { release }
}
