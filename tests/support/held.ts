import type { Page } from '@playwright/test'

/** Holds what a page fetches from an address, its documents apart, until released. */
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
