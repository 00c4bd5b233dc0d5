import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DealerMap } from './DealerMap.tsx'

const tebet = { slug: 'dealer-tebet', name: 'Dealer Tebet', latitude: -6.23, longitude: 106.85 }
const tiles = { template: 'https://ubin.example/{z}/{x}/{y}.mvt', kind: 'vector', attribution: '© Penyedia ubin' } as const

test('tiles come with their kind and their attribution; without tiles the map sends no request to other hosts', () => {
  const html = renderToStaticMarkup(<DealerMap tiles={tiles} own={tebet} script="" />)
  expect(html).toContain('data-tiles="https://ubin.example/{z}/{x}/{y}.mvt" data-tiles-kind="vector"')
  expect(html).toContain('© Penyedia ubin')
  expect(renderToStaticMarkup(<DealerMap tiles={null} own={tebet} script="" />)).not.toContain('data-tiles')
})

test('the page’s own dealer and the dealers of the list are on the map', () => {
  const html = renderToStaticMarkup(<DealerMap tiles={null} own={tebet} script="" />)
  expect(html).toContain('data-own="dealer-tebet"')
  expect(html).toContain(
    '<p hidden="" data-dealer="dealer-tebet" data-name="Dealer Tebet" data-latitude="-6.23" data-longitude="106.85"></p>',
  )
})
