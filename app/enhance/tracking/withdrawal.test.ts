// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://mobil.example/contact-us/pesan" }
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../tests/support/eventually.ts'
import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import type { PageTracking } from '../../lib/page-tracking.ts'

// No script of another host is fetched.
vi.mock('./add-script.ts', () => ({ addScript: async () => true }))

const page: PageTracking = {
  ...{ pageType: 'contact', model: null, text: 1, asked: 'adr' },
  tags: [
    { kind: 'ga4', id: 'G-AB12CD34EF', address: '', purpose: 'analytics' },
    { kind: 'meta-pixel', id: '1234567890123456', address: '', purpose: 'advertising' },
    { kind: 'clarity', id: 'ab12cd34ef', address: '', purpose: 'recording' },
  ],
}
const form = `<form-part><form method="post" action="/contact-us/pesan"><input name="phone" value="0812-3456-7890">
  <input type="hidden" name="source" value='{"page":"/contact-us/pesan"}'><input type="hidden" name="hidden_phone"><input type="hidden" name="hidden_email">
  </form></form-part><button data-near>Dekat saya</button>`

/** As the server writes the cookie, in this tab or in another one. */
const choose = (allowed: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what another tab does.
  document.cookie = `persetujuan=1adr.${'A'.repeat(22)}.${allowed}; path=/`
}
type Entry = ArrayLike<unknown>
const layer = () => (globalThis as unknown as { dataLayer: Entry[] }).dataLayer.map((entry) => Array.from(entry))
const queue = (name: string) => (globalThis as unknown as Record<string, { q?: unknown; queue?: unknown }>)[name]
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(name)
const changePhone = () => field('phone').dispatchEvent(new Event('change', { bubbles: true }))
const askNear = () => document.querySelector('button')?.click()

async function openPage() {
  document.body.innerHTML = `<main>${form}</main><div id="pengukuran"></div>`
  const element = document.getElementById('pengukuran') ?? expect.fail()
  element.dataset.page = JSON.stringify(page)
  await import('./main.ts')
  await vi.waitFor(() => expect(field('hidden_phone').value).not.toBe(''), { timeout: 30_000 })
}

beforeEach(() => {
  vi.resetModules()
  choose('adr')
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['dataLayer', 'fbq', '_fbq', 'clarity']) delete (globalThis as Record<string, unknown>)[name]
  localStorage.clear()
  sessionStorage.clear()
})

test('a withdrawal in another tab ends events, hashes and pixels on the open page, at the next event', async () => {
  await openPage()
  askNear()
  expect(layer().some(([, name]) => name === 'dealer_search')).toBe(true)
  const told = layer().length
  choose('')
  askNear()
  changePhone()
  await eventually(() => expect(field('hidden_phone').value).toBe(''))
  const later = layer().slice(told)
  expect(later.every(([kind]) => kind === 'consent')).toBe(true)
  expect(later[0]).toEqual([
    ...['consent', 'update'],
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'denied' },
  ])
  expect(queue('fbq')?.queue).toContainEqual(['consent', 'revoke'])
  expect(queue('clarity')?.q).toContainEqual(['stop'])
})

test('a form that was refused before a withdrawal is sent without what was kept', async () => {
  localStorage.setItem('klik', JSON.stringify({ ids: { gclid: 'EAIaIQ-1' }, until: Date.now() + 60_000 }))
  await openPage()
  const send = () => document.querySelector('form')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }))
  await eventually(() => {
    send()
    expect(JSON.parse(field('source').value)).toEqual({ page: '/contact-us/pesan', kept: { gclid: 'EAIaIQ-1' } })
  })
  choose('')
  send()
  expect(JSON.parse(field('source').value)).toEqual({ page: '/contact-us/pesan' })
})

test('the page notices it when the visitor comes back to it, and deletes what tags have stored', async () => {
  await openPage()
  localStorage.setItem('_gcl_ls', 'x')
  sessionStorage.setItem('tt_sessionId', 'x')
  localStorage.setItem('isian:contact-message', 'x')
  const told = layer().length
  choose('ar')
  dispatchEvent(new Event('focus'))
  expect(layer()[told]).toMatchObject(['consent', 'update', { ad_storage: 'denied', analytics_storage: 'granted' }])
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['isian:contact-message'])
})

test.each([
  [['analytics', 'advertising', 'affiliate', 'recording'], 10],
  [['analytics', 'recording'], 4],
  [['advertising'], 7],
  [[], 1],
] as [ConsentPurpose[], number][])('with consent to %j, %i keys stay', async (allowed, left) => {
  const { forgetRefused } = await import('./left-storage.ts')
  for (const key of [
    'klik',
    '_gcl_ls',
    'lastExternalReferrer',
    'lastExternalReferrerTime',
    '_cltk',
    'hjActiveViewportIds',
    '_hjUserAttributesHash',
  ])
    localStorage.setItem(key, 'x')
  for (const key of ['tt_sessionId', 'asal', 'terkirim:contact-message']) sessionStorage.setItem(key, 'x')
  forgetRefused(allowed)
  expect(localStorage.length + sessionStorage.length).toBe(left)
})

test('storage that throws stops nothing', async () => {
  const { forgetRefused } = await import('./left-storage.ts')
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('forbidden')
        },
      },
    ),
  )
  sessionStorage.setItem('tt_sessionId', 'x')
  forgetRefused([])
  expect(sessionStorage.length).toBe(0)
})

test('a pixel gets no event while the address of the open page holds a sum that was typed', async () => {
  await openPage()
  const told = () => ((queue('fbq')?.queue ?? []) as unknown[]).length
  const before = told()
  history.replaceState(null, '', '?current_vehicle_payoff=45000000')
  askNear()
  expect(told()).toBe(before)
  history.replaceState(null, '', '?current_vehicle_year=2018')
  askNear()
  expect(told()).toBe(before + 1)
})

test('before tags load, sent answers go, except those of the form on the page', async () => {
  const { startTags } = await import('./tags.ts')
  const keys = ['terkirim:contact-message', 'terkirim:test-drive', 'lanjut:test-drive']
  for (const key of keys) sessionStorage.setItem(key, '{"draft":"Rina 0812"}')
  history.replaceState(null, '', '?q=rahasia')
  startTags([], [])
  expect(Object.keys(sessionStorage)).toHaveLength(keys.length)
  history.replaceState(null, '', '?utm_source=surat')
  document.body.innerHTML = '<form-part data-name="contact-message"><form></form></form-part>'
  startTags([], [])
  expect(Object.keys(sessionStorage).toSorted()).toEqual(['lanjut:test-drive', 'terkirim:contact-message'])
})
