import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { htmlFaults } from '../../../../tests/support/html.ts'
import { noCare } from '../../../core/leads/request/care.fixture.ts'
import type { RequestView } from '../../../core/leads/request/request-view.server.ts'
import type { Obstacle } from './entry.server.ts'
import { Held } from './Held.tsx'

const view: RequestView = {
  kind: 'pre-order',
  reference: 'PO-7K3M9Q',
  state: 'verified',
  staffChange: null,
  isSlotGone: false,
  facts: [{ name: 'Mobil', value: 'XFORCE' }],
  car: { slug: 'xforce', name: 'XFORCE', picture: '/gambar/xforce-samping.svg', width: 1100, height: 420 },
  dealer: null,
  answeredBy: 'maker',
  call: { label: '0800-000-0000', href: 'tel:+628000000000' },
  callsFrom: null,
  slot: null,
  calendar: null,
  answerBy: null,
  phoneEnding: '7890',
  prefersWhatsapp: false,
  qualified: null,
  care: noCare,
  may: {
    move: false,
    'change-dealer': false,
    cancel: true,
    'prefer-whatsapp': false,
    'choose-call-time': false,
    'withdraw-consent': true,
  },
  history: [],
}
const full: Obstacle = { kind: 'number-full', references: ['PO-AAAAAA', 'PO-BBBBBB'] }
const closed: Obstacle = { kind: 'closed' }
const render = (obstacle: Obstacle | null) => renderToStaticMarkup(<Held token="rahasia" obstacle={obstacle} view={view} />)

test('a phone number without free places sees its orders and how to cancel one', () => {
  const html = render(full)
  expect(html).toContain('sudah punya 2 tempat di antrean')
  expect(html).toContain('PO-AAAAAA, PO-BBBBBB')
  expect(html).toContain('href="/permintaan"')
  expect(html).toContain('Masuk antrean</button>')
})

test('after pre-orders have ended there is no button, only links with the same car', () => {
  const html = render(closed)
  expect(html).not.toContain('type="submit"')
  expect(html).toContain('href="/konsultasi-pembelian?vehicle=xforce"')
  expect(html).toContain('href="/test-drive?vehicle=xforce"')
})

test('without an obstacle one press enters the queue', () => {
  const html = render(null)
  expect(html).not.toContain('trouble-title')
  expect(html).toContain('action="/pre-order/rahasia/antrean"')
  expect(html.match(/type="submit"/g)).toHaveLength(1)
})

test.each([
  ['full', full],
  ['closed', closed],
  ['free', null],
])('the markup for the obstacle "%s" is valid', async (_, obstacle) => {
  const document = `<!doctype html><html lang="id"><head><title>Antrean</title></head><body><main>${render(obstacle)}</main></body></html>`
  expect(await htmlFaults(document)).toEqual([])
})
