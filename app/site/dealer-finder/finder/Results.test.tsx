import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Answer } from './answer.ts'
import { Results } from './Results.tsx'
import { readSearch } from './search.ts'

const place = {
  kind: 'from',
  label: 'Kota Yogyakarta, DI Yogyakarta',
  point: { latitude: -7.8, longitude: 110.37 },
  measured: { from: 'middle', name: 'Kota Yogyakarta' },
} as const

/** The HTML of a search without results. */
function nothing(query: string, { where, otherPlaces = [] }: Pick<Answer, 'where'> & { otherPlaces?: string[] }): string {
  const search = { ...readSearch(new URLSearchParams(query)), vehicles: [], corrections: [] }
  const answer = { where, total: 0, results: [], onMap: [], counts: {} }
  const marks = { chosen: undefined, pointedAt: [], pointAt: () => {} }
  return renderToStaticMarkup(
    <Results {...{ search, answer, otherPlaces, marks }} arePartsOfOne={false} isAllOnMap change={() => {}} />,
  )
}

test('a search without results says so, and says what to do', () => {
  const html = nothing('q=Jogja&service=bodi-cat&vehicle=xforce', { where: place, otherPlaces: ['DI Yogyakarta'] })
  expect(html).toContain('Tidak ada dealer untuk pilihan ini.</h2>')
  expect(html).not.toMatch(/terdekat|Jarak garis lurus|Maksud Anda|>0 /)
  expect(html).toContain('href="/cari-dealer?q=Jogja"')
})

test('at night the page says that no dealer is open', () => {
  for (const where of [place, { kind: 'everywhere' } as const])
    expect(nothing('buka=ya', { where })).toContain('Tidak ada dealer yang buka sekarang untuk pilihan ini.</h2>')
})

test('an unknown place is named as it was typed', () => {
  expect(nothing('q=xyzzy', { where: { kind: 'nowhere', why: 'unlike' } })).toContain('yang mirip “xyzzy”')
  expect(nothing('q=kota', { where: { kind: 'nowhere', why: 'nameless' } })).toContain('“kota” belum menyebut tempat. Tulis nama')
})
