import { at } from '../../app/addresses.ts'
import { expect, test } from '../support/journey.ts'
import { everyState } from './states.ts'

const mostPages = 600
const atOnce = 8

test('every internal link and picture of every page exists', async ({ request }) => {
  const opened = everyState
    .filter(({ status, as }) => status === undefined && as === undefined)
    .flatMap(({ address }) => address ?? [])
  const known = new Set([at.home(), at.sitemap(), ...opened])
  const broken: string[] = []
  const look = async (address: string): Promise<string[]> => {
    const answer = await request.get(address, { maxRedirects: 0 })
    if (answer.status() >= 400) broken.push(`${address} answers ${answer.status()}`)
    return answer.headers()['content-type']?.includes('html') ? linksIn(await answer.text()) : []
  }
  const waiting = [...known]
  for (let some = waiting.splice(0, atOnce); some.length > 0; some = waiting.splice(0, atOnce)) {
    const links = new Set((await Promise.all(some.map(look))).flat())
    const fresh = [...links].filter((link) => !known.has(link)).slice(0, Math.max(0, mostPages - known.size))
    for (const link of fresh) known.add(link)
    waiting.push(...fresh)
  }
  expect(broken).toEqual([])
  expect(known.size).toBeGreaterThan(20)
})

function linksIn(html: string): string[] {
  const found = [...html.matchAll(/(?:href|src|action|formaction)="(\/[^"#]*)/gi)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  return found.filter((address) => !address.startsWith('//'))
}
