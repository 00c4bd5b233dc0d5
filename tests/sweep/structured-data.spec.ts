import { expect, test } from '../support/journey.ts'
import { structuredDataFaults, structuredDataIn } from '../support/structured-data.ts'
import { publicAddresses } from './public-addresses.ts'

// Every event and programme of the seeds is a sample, which is not described. Their own tests check their data.
test('the structured data of every page is complete by Google’s rules, and its pictures exist', async ({ request }) => {
  const faults: string[] = []
  const types = new Set<string>()
  const pictures = new Set<string>()
  for (const address of await publicAddresses(request)) {
    const html = await (await request.get(address)).text()
    for (const block of structuredDataIn(html)) {
      types.add(String(block['@type']))
      for (const picture of [block.image ?? []].flat()) pictures.add(String(picture))
      faults.push(...structuredDataFaults(block).map((fault) => `${address}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
  expect([...types].toSorted()).toEqual([
    'AutoDealer',
    'BreadcrumbList',
    'Car',
    'ContactPage',
    'FAQPage',
    'ItemList',
    'NewsArticle',
    'Organization',
    'Product,Car',
    'WebSite',
  ])
  for (const picture of pictures) {
    const answer = await request.get(picture)
    expect(answer.headers()['content-type'], picture).toMatch(/^image\//)
  }
})
