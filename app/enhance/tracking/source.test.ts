// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://mobil.example/" }
import { afterEach, expect, test } from 'vitest'
import { partnerOf } from './affiliate.ts'
import { setCookie } from './own-cookies.ts'
import { keepSource, keptSource } from './source.ts'

const now = Date.parse('2026-11-30T02:00:00Z')
const hour = 60 * 60 * 1000
const origin = 'https://mobil.example'
const keep = (search: string, at = now, referrer = '') => keepSource({ search, origin, referrer }, at)

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) setCookie(cookie.split('=', 1)[0] ?? '', '', 0)
})

test('click ids of the address are kept for two days, and others of its parameters are not', () => {
  keep('?gclid=EAIaIQ-1&fbclid=IwAR_2&vehicle=xforce&ttclid=<script>')
  expect(keptSource(now)).toEqual({ gclid: 'EAIaIQ-1', fbclid: 'IwAR_2' })
  expect(document.cookie).toContain('klik=')
})

test('where the browser has deleted the cookie, storage keeps them just as long', () => {
  keep('?gclid=EAIaIQ-1')
  setCookie('klik', '', 0)
  expect(keptSource(now + 47 * hour)).toEqual({ gclid: 'EAIaIQ-1' })
  expect(keptSource(now + 48 * hour)).toEqual({})
})

test('a visit without a click keeps the ids of an earlier one', () => {
  keep('?gclid=EAIaIQ-1')
  keep('?vehicle=xforce', now + hour)
  expect(keptSource(now + hour)).toEqual({ gclid: 'EAIaIQ-1' })
})

test('campaign and previous site are kept for the tab; a page of our own is no source', () => {
  keep('?utm_source=surat&utm_campaign=november&q=Rina', now, 'https://berita.example/artikel?nama=Rina')
  keep('?vehicle=xforce', now, `${origin}/`)
  expect(keptSource(now)).toEqual({ utm_source: 'surat', utm_campaign: 'november', referrer: 'https://berita.example' })
  expect(localStorage.length).toBe(0)
})

test('only a visit from the partner itself is told, and it is remembered on later pages', () => {
  const tag = { id: 'mitra', address: 'https://kabar.mitra.example/terima' }
  const sent: [string, Record<string, string>][] = []
  navigator.sendBeacon = (address, body) => {
    sent.push([String(address), Object.fromEntries(body as URLSearchParams)])
    return true
  }
  partnerOf(tag, '?utm_source=radio', () => true).tell({ event: 'page', page: 'home' })
  expect([sent, partnerOf(tag, '', () => true).origin]).toEqual([[], {}])
  partnerOf(tag, '?utm_source=mitra&utm_campaign=akhir+tahun', () => true)
  const later = partnerOf(tag, '?vehicle=xforce', () => true)
  later.tell({ event: 'thank-you', reference: 'PS-1' })
  expect(sent).toEqual([
    [tag.address, { source: 'mitra', campaign: 'akhir tahun', term: '', event: 'thank-you', reference: 'PS-1' }],
  ])
  expect(later.origin).toEqual({ partner: 'mitra', utm_source: 'mitra', utm_campaign: 'akhir tahun', utm_term: '' })
})
