import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilterBar, FilterQuestion, labelOf } from './FilterBar.tsx'

const choices = [
  { value: 'tips', label: 'Tips' },
  { value: 'produk', label: 'Produk' },
]

function htmlOf(chosen: { label: string; without: string }[], isEmpty = false): string {
  return renderToStaticMarkup(
    <FilterBar action="/news-id" chosen={chosen} found="3 berita" isEmpty={isEmpty}>
      <FilterQuestion name="topik" label="Topik" chosen="tips" choices={choices} />
    </FilterBar>,
  )
}

test('each condition that is set has a link to the list without it, and one link removes all', () => {
  const html = htmlOf([
    { label: 'Tips', without: '/news-id?tahun=2026' },
    { label: '2026', without: '/news-id?topik=tips' },
  ])
  expect(html).toContain('href="/news-id?tahun=2026"')
  expect(html).toContain('href="/news-id?topik=tips"')
  expect(html).toMatch(/href="\/news-id"[^>]*>.*Hapus filter/)
})

test('without a condition nothing can be removed; a plain form keeps what is chosen', () => {
  const html = htmlOf([])
  expect(html).not.toContain('Hapus filter')
  expect(html).not.toContain('Filter yang dipakai')
  expect(html).toMatch(/<form [^>]*action="\/news-id"/)
  expect(html).toMatch(/<option value="tips" selected[^>]*>Tips/)
})

test('the fields are open when nothing fits', () => {
  expect(htmlOf([], true)).toContain('<details open')
  expect(htmlOf([])).not.toContain('<details open')
})

test('a value that is no choice has no label', () => {
  expect([labelOf(choices, 'tips'), labelOf(choices, 'x'), labelOf(choices, null)]).toEqual(['Tips', null, null])
})
