import type { APIRequestContext } from '@playwright/test'
import { at } from '../../app/addresses.ts'
import { pathsIn } from '../support/sitemap.ts'
import { everyState } from './states.ts'

/** Every page of visitors: those in the sitemap, and the addresses of all states that answer with a page. */
export async function publicAddresses(request: APIRequestContext): Promise<string[]> {
  const read = async (path: string) => pathsIn(await (await request.get(path)).text())
  const listed = (await Promise.all((await read(at.sitemap())).map(read))).flat()
  const ofStates = everyState
    .filter(({ status, reach, as }) => as === undefined && (status === undefined || reach))
    .flatMap(({ address }) => address ?? [])
    .filter((address) => !address.startsWith(at.office()))
  return [...new Set([...listed, ...ofStates])]
}
