// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://mobil.example/" }
import { afterEach, expect, test } from 'vitest'
import { partnerOf } from './affiliate.ts'
import { forgetClickIds, keepClickIds, keptClickIds } from './click-ids.ts'
import { setCookie } from './own-cookies.ts'

const now = Date.parse('2026-11-30T02:00:00Z')
const hour = 60 * 60 * 1000

afterEach(() => {
  forgetClickIds()
  for (const cookie of document.cookie.split('; ')) setCookie(cookie.split('=', 1)[0] ?? '', '', 0)
})

test('click ids of the address are kept for two days, and others of its parameters are not', () => {
  keepClickIds('?gclid=EAIaIQ-1&fbclid=IwAR_2&vehicle=xforce&ttclid=<script>', now)
  expect(keptClickIds(now)).toEqual({ gclid: 'EAIaIQ-1', fbclid: 'IwAR_2' })
  expect(document.cookie).toContain('klik=')
})

test('where the browser has deleted the cookie, storage keeps them just as long', () => {
  keepClickIds('?gclid=EAIaIQ-1', now)
  setCookie('klik', '', 0)
  expect(keptClickIds(now + 47 * hour)).toEqual({ gclid: 'EAIaIQ-1' })
  expect(keptClickIds(now + 48 * hour)).toEqual({})
})

test('a visit without a click keeps the ids of an earlier one', () => {
  keepClickIds('?gclid=EAIaIQ-1', now)
  keepClickIds('?vehicle=xforce', now + hour)
  expect(keptClickIds(now + hour)).toEqual({ gclid: 'EAIaIQ-1' })
})

test('only a visit from the partner itself is told, and it is remembered on later pages', () => {
  const tag = { id: 'mitra', address: 'https://kabar.mitra.example/terima' }
  const sent: [string, Record<string, string>][] = []
  navigator.sendBeacon = (address, body) => {
    sent.push([String(address), Object.fromEntries(body as URLSearchParams)])
    return true
  }
  partnerOf(tag, '?utm_source=radio').tell({ event: 'page', page: 'home' })
  expect([sent, partnerOf(tag, '').origin]).toEqual([[], {}])
  partnerOf(tag, '?utm_source=mitra&utm_campaign=akhir+tahun')
  const later = partnerOf(tag, '?vehicle=xforce')
  later.tell({ event: 'thank-you', reference: 'PS-1' })
  expect(sent).toEqual([
    [tag.address, { source: 'mitra', campaign: 'akhir tahun', term: '', event: 'thank-you', reference: 'PS-1' }],
  ])
  expect(later.origin).toEqual({ partner: 'mitra', utm_source: 'mitra', utm_campaign: 'akhir tahun', utm_term: '' })
})
