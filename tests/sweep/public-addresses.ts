import type { APIRequestContext } from '@playwright/test'
import { at } from '../../app/addresses.ts'
import { everyState } from './states.ts'

/** Every page anybody may open: those of the sitemap, and the addresses of all states that answer with a page. */
export async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get(at.sitemap())).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const ofStates = everyState.filter(({ status, reach }) => status === undefined || reach).map(({ address }) => address)
  return [...new Set([...listed, ...ofStates])]
}
