import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RequestFacts } from './RequestFacts.tsx'

test('what a visitor typed keeps its direction to itself', () => {
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
