import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RequestFacts } from './RequestFacts.tsx'

test("the text direction of a visitor's words does not affect the words around", () => {
  const view = {
    reference: 'FL-7K3M9Q',
    facts: [{ name: 'Perusahaan', value: 'שלום 12' }],
    slot: null,
    state: 'received',
    dealer: null,
  }
  const html = renderToStaticMarkup(<RequestFacts view={view as unknown as Parameters<typeof RequestFacts>[0]['view']} />)
  expect(html).toMatch(/<bdi[^>]*>שלום 12<\/bdi>/)
})
