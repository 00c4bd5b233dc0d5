import { at } from '../../app/addresses.ts'
import { expect, test } from '../support/journey.ts'
import { everyState } from './states.ts'

const mostPages = 600

test('every internal link and picture of every page leads somewhere', async ({ request }) => {
  const waiting = new Set<string>([
    at.home(),
    at.sitemap(),
    ...everyState.filter(({ status }) => status === undefined).map(({ address }) => address),
  ])
  const broken: string[] = []
  for (const address of waiting) {
    const answer = await request.get(address, { maxRedirects: 0 })
    if (answer.status() >= 400) broken.push(`${address} answers ${answer.status()}`)
    if (!answer.headers()['content-type']?.includes('html')) continue
    for (const link of linksIn(await answer.text())) if (waiting.size < mostPages) waiting.add(link)
  }
  expect(broken).toEqual([])
  expect(waiting.size).toBeGreaterThan(20)
})

function linksIn(html: string): string[] {
  const found = [...html.matchAll(/(?:href|src|action|formaction)="(\/[^"#]*)/gi)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  return found.filter((address) => !address.startsWith('//'))
}
