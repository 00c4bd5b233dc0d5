import type { Page } from '@playwright/test'

export type Transfer = { url: string; type: string; bytes: number }

/**
 * All requests of a page until the network is quiet, with their bytes on the wire including headers. Calls `meanwhile`
 * when the document has loaded.
 */
export async function transfersOf(page: Page, address: string, meanwhile = async () => {}): Promise<Transfer[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const seen = new Map<string, Transfer>()
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (!response.url.startsWith('data:')) seen.set(requestId, { url: response.url, type, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = seen.get(requestId)
    if (transfer) transfer.bytes = encodedDataLength
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await meanwhile()
  await page.waitForLoadState('networkidle')
  await session.detach()
  return [...seen.values()]
}

export function totalBytes(transfers: readonly Transfer[]): number {
  return transfers.reduce((sum, { bytes }) => sum + bytes, 0)
}

/** When the first content of the page was painted, and when the requests whose address matches began. In milliseconds. */
export function paintAndRequests(page: Page, address: RegExp): Promise<{ painted: number; asked: number[] }> {
  return page.evaluate(
    (pattern) => ({
      painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => pattern.test(name))
        .map(({ startTime }) => startTime),
    }),
    address,
  )
}
