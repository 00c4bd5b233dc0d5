import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { cacheKey, PageCache } from './page-cache.ts'

const page =
  (text: string, headers: Record<string, string> = {}) =>
  async () =>
    new Response(text.padEnd(2000, '.'), { headers: { 'Content-Type': 'text/html', 'Cache-Control': 'public', ...headers } })
const get = (headers: Record<string, string> = {}) => new Request('http://site/', { headers })

let server: Server | undefined
afterEach(() => {
  server?.close()
  server = undefined
})

async function serve(cache: PageCache): Promise<string> {
  server = createServer((request, response) => {
    if (!cache.answer(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('the cache key leaves out the parameters of advertisers and messengers and sorts the others', () => {
  expect(cacheKey('/our-cars?urut=harga&kelas=a&utm_source=x&gclid=1')).toBe('/our-cars?kelas=a&urut=harga')
  expect(cacheKey('/our-cars/bandingkan?model=b&model=a')).toBe('/our-cars/bandingkan?model=b&model=a')
  expect(cacheKey('/?utm_source=x')).toBe('/')
  expect(cacheKey('/promo?gad_source=1&gad_campaignid=123&gclid=a&srsltid=b&mc_cid=c&twclid=d&igsh=e')).toBe('/promo')
})

test('a page is rendered once for many requests at the same time', async () => {
  const cache = new PageCache()
  let made = 0
  const render = async () => {
    made++
    return page('Beranda')()
  }
  const answers = await Promise.all([1, 2, 3].map(() => cache.make('/', 'page', get(), render)))
  for (const answer of answers) expect(await answer.text()).toContain('Beranda')
  const address = await serve(cache)
  expect((await fetch(`${address}/?utm_campaign=x`)).status).toBe(200)
  expect(made).toBe(1)
})

test('a cached page is sent in brotli with a strong ETag, and answers 304 when the ETag matches', async () => {
  const cache = new PageCache()
  await cache.make('/', 'page', get(), page('Beranda'))
  const address = await serve(cache)
  const first = await fetch(address, { headers: { 'Accept-Encoding': 'br' } })
  expect(first.headers.get('Content-Encoding')).toBe('br')
  const etag = first.headers.get('ETag') ?? ''
  expect(etag).toMatch(/^"[\w-]+-br"$/)
  const again = await fetch(address, { headers: { 'Accept-Encoding': 'br', 'If-None-Match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('a page is kept only compressed, and unpacked for a client that takes no compression', async () => {
  const cache = new PageCache()
  const html = '<li>Xpander</li>'.repeat(10_000)
  const render = async () => new Response(html, { headers: { 'Content-Type': 'text/html' } })
  const first = await cache.make('/', 'page', get(), render)
  expect(cache.figures).toMatchObject({ pages: 1 })
  expect(cache.figures.bytes).toBeLessThan(html.length / 10)
  const later = await fetch(await serve(cache), { headers: { 'Accept-Encoding': 'identity' } })
  for (const answer of [first, later]) {
    expect(answer.headers.get('Content-Encoding')).toBeNull()
    expect(answer.headers.get('Content-Length')).toBe(String(html.length))
    expect(await answer.text()).toBe(html)
  }
})

test('a page with a query is kept when it is asked for again, unless its address is too long', async () => {
  const cache = new PageCache()
  expect([1, 2, 3].map(() => cache.keeps('/simulasi-kredit?vehicle=xforce'))).toEqual([false, true, true])
  expect([1, 2].map(() => cache.keeps(`/simulasi-kredit?vehicle=${'x'.repeat(1000)}`))).toEqual([false, false])
  expect(cache.keeps('/simulasi-kredit')).toBe(true)
})

test('pages with invented queries push out no page without one', async () => {
  const cache = new PageCache()
  const large = () => page(Array.from({ length: 8000 }, () => Math.random()).join())()
  await cache.make('/', 'page', get(), page('Beranda'))
  for (let number = 0; number < 60; number++) await cache.make(`/cari?q=${number}`, 'page', get(), large)
  expect(cache.figures.bytes).toBeLessThan(5 * 1024 * 1024)
  const address = await serve(cache)
  const status = async (path: string) => (await fetch(address + path)).status
  expect([await status('/'), await status('/cari?q=0'), await status('/cari?q=59')]).toEqual([200, 404, 200])
})

test('a content change empties the cache, and a page whose rendering began before is not cached', async () => {
  const cache = new PageCache()
  let finish: (answer: Response) => void = () => {}
  const begun = cache.make('/', 'page', get(), () => new Promise((resolve) => (finish = resolve)))
  cache.clear()
  finish(await page('lama')())
  await begun
  const address = await serve(cache)
  expect((await fetch(address)).status).toBe(404)
})

test.each([
  ['sets a cookie', { 'Set-Cookie': 'a=1' }],
  ['says no-store', { 'Cache-Control': 'private, no-store' }],
  ['is out of date', { 'X-Fresh-Until': '2020-01-01T00:00:00Z' }],
])('an answer that %s is not cached', async (_, headers) => {
  const cache = new PageCache()
  const answer = await cache.make('/', 'page', get(), page('Satu', headers))
  expect(answer.status).toBe(200)
  expect((await fetch(await serve(cache))).status).toBe(404)
})

test('an error page is not cached', async () => {
  const cache = new PageCache()
  const answer = await cache.make('/x', 'page', get(), async () => new Response('tidak ada', { status: 404 }))
  expect(answer.status).toBe(404)
  expect((await fetch(`${await serve(cache)}/x`)).status).toBe(404)
})
