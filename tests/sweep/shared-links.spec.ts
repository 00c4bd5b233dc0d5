import { expect, test } from '../support/journey.ts'
import { publicAddresses } from './public-addresses.ts'

/** Tags that messengers and social networks read on a shared page. */
const needed = {
  'og:title': /\S/,
  'og:description': /\S/,
  'og:url': /^https?:\/\//,
  'og:type': /^(website|article)$/,
  'og:image': /^https?:\/\/.+\.png$/,
  'og:image:width': /^1200$/,
  'og:image:height': /^630$/,
  'og:image:alt': /\S/,
  'twitter:card': /^summary_large_image$/,
}

/** What messengers take. */
const mostBytes = 300 * 1024

test('every page has a picture, a title and a text for shared links', async ({ request }) => {
  const faults: string[] = []
  const pictures = new Set<string>()
  for (const address of await publicAddresses(request)) {
    const answer = await request.get(address)
    if (!answer.ok() || !answer.headers()['content-type']?.startsWith('text/html')) continue
    const tags = tagsIn(await answer.text())
    for (const [name, shape] of Object.entries(needed)) {
      const [value = '', ...more] = tags.filter((tag) => tag.name === name).map((tag) => tag.content)
      if (!shape.test(value) || more.length > 0) faults.push(`${address}: ${name} is ${JSON.stringify([value, ...more])}`)
      if (name === 'og:image') pictures.add(value)
    }
  }
  expect(faults).toEqual([])
  expect(pictures.size).toBeGreaterThan(100)
  for (const picture of someOfEachKind(pictures)) {
    const answer = await request.get(picture)
    const bytes = await answer.body()
    expect(answer.headers()['content-type'], picture).toBe('image/png')
    expect(bytes.length, picture).toBeLessThanOrEqual(mostBytes)
    // Width and height stand at the same place in every PNG.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630])
  }
})

/** Each picture is drawn when it is first asked for, so only three of a kind are: the first, the last and one between. */
function someOfEachKind(pictures: Iterable<string>): string[] {
  const kinds = Map.groupBy(pictures, (picture) => picture.replace(/[^/]*$/, ''))
  return [...kinds.values()].flatMap((each) =>
    each.filter((_, place) => place % Math.ceil(each.length / 2) === 0 || place === each.length - 1),
  )
}

function tagsIn(html: string): { name: string; content: string }[] {
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)
  return [...tags].map(([, name = '', content = '']) => ({ name, content }))
}
