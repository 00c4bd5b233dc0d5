import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { htmlFaults } from '../../../tests/support/html.ts'
import { carsInFiles } from '../../core/cars/catalogue-files.server.ts'
import { Closed, closedTextOf } from './Closed.tsx'
import type { Availability } from './opening.ts'

const triton = carsInFiles.find(({ slug }) => slug === 'triton')
if (!triton) throw new Error('The range has no Triton')

const closed: [string, Exclude<Availability, { kind: 'open' }>][] = [
  ['before its period', { kind: 'before', car: triton, from: '2026-12-01' }],
  ['after its period', { kind: 'over', car: triton }],
  ['with no model', { kind: 'none' }],
]

test.each(closed)('%s the page says so, has links to next steps, and is valid', async (_, availability) => {
  const html = renderToStaticMarkup(<Closed availability={availability} />)
  expect(html).toContain(closedTextOf(availability).title)
  for (const way of ['/konsultasi-pembelian', '/test-drive', '/permintaan']) expect(html).toContain(`href="${way}`)
  const document = `<!doctype html><html lang="id"><head><title>Tutup</title></head><body><main>${html}</main></body></html>`
  expect(await htmlFaults(document)).toEqual([])
})

test('before its period the page names the opening day', () => {
  expect(closedTextOf({ kind: 'before', car: triton, from: '2026-12-01' }).text).toContain('Selasa, 1 Desember 2026')
})

test('the page of a closed model has links for that model', () => {
  expect(renderToStaticMarkup(<Closed availability={{ kind: 'over', car: triton }} />)).toContain('vehicle=triton')
})
