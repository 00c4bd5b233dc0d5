import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { at } from '~/addresses.ts'
import { expect, test } from '../../../../tests/support/journey.ts'

for (const { format, address, type } of [
  { format: 'JSON', address: at.dealersJson, type: 'application/json' },
  { format: 'GeoJSON', address: at.dealersGeoJson, type: 'application/geo+json' },
]) {
  test(`${format}: any site may read and cache it, and gets 304 while nothing has changed`, async ({ request }) => {
    for (const asked of [address(), address({ service: 'sales', province: 'bali' })]) {
      const answer = await request.get(asked)
      const headers = answer.headers()
      expect(answer.status(), asked).toBe(200)
      expect(headers['content-type'], asked).toBe(type)
      expect(headers['access-control-allow-origin'], asked).toBe('*')
      expect(headers['cache-control'], asked).toContain('public, max-age=300')
      expect(headers['content-encoding'], asked).toBe('br')
      const again = await request.get(asked, { headers: { 'If-None-Match': headers.etag ?? '' } })
      expect(again.status(), asked).toBe(304)
      expect(again.headers()['access-control-allow-origin'], asked).toBe('*')
    }
  })

  test(`${format}: a wrong parameter is refused by name, and any site may read the refusal`, async ({ request }) => {
    for (const [asked, error, parameter] of [
      [address({ service: 'cuci-mobil' }), 'unknown-value', 'service'],
      [address({ province: 'atlantis' }), 'unknown-value', 'province'],
      [address({ service: ['sales', 'bodi-cat'] }), 'repeated-parameter', 'service'],
      [address({ halaman: '2' }), 'unknown-parameter', 'halaman'],
      [address({ after: 'tidak-ada' }), 'unknown-value', 'after'],
    ] as const) {
      const answer = await request.get(asked)
      expect(answer.status(), asked).toBe(400)
      expect(answer.headers(), asked).toMatchObject({
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      })
      expect(await answer.json(), asked).toMatchObject({ error, parameter })
      expect((await request.head(asked)).status(), asked).toBe(400)
    }
  })

  test(`${format}: OPTIONS says which methods are allowed`, async ({ request }) => {
    const answer = await request.fetch(address({ service: 'sales' }), { method: 'OPTIONS' })
    expect(answer.status()).toBe(204)
    expect(answer.headers()).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD, OPTIONS',
      'access-control-allow-headers': '*',
    })
    const sent = await request.post(address(), { form: { service: 'sales' } })
    expect([sent.status(), sent.headers().allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
}

test('a page of another site reads the file and the refusal in the browser, also when it sends a header of its own', async ({
  page,
  baseURL,
}) => {
  const otherSite = createServer((_, answer) =>
    answer.setHeader('Content-Type', 'text/html').end('<link rel="icon" href="data:,">'),
  )
  await new Promise<void>((listening) => otherSite.listen(0, '127.0.0.1', listening))
  const elsewhere = `http://127.0.0.1:${(otherSite.address() as AddressInfo).port}/`
  test.info().annotations.push({ type: 'expected complaint', description: `request to ${elsewhere}` })
  await page.goto(elsewhere)
  const read = (address: string) =>
    page.evaluate(async (url) => {
      const answer = await fetch(url, { headers: { 'X-Program': 'contoh' } })
      return { status: answer.status, keys: Object.keys(await answer.json()) }
    }, baseURL + address)
  expect(await read(at.dealersJson({ province: 'bali' }))).toEqual({
    status: 200,
    keys: ['attribution', 'holidays', 'next', 'dealers'],
  })
  expect(await read(at.dealersGeoJson({ province: 'x' }))).toEqual({ status: 400, keys: ['error', 'parameter', 'allowed'] })
  otherSite.close()
})

test('filters by service and province', async ({ request }) => {
  const read = async (asked: string) => ((await (await request.get(asked)).json()) as { dealers: Row[] }).dealers
  const all = await read(at.dealersJson())
  const inBali = await read(at.dealersJson({ province: '51' }))
  const painting = await read(at.dealersJson({ service: 'bodi-cat' }))
  expect(inBali.map(({ slug }) => slug)).toEqual(all.filter(({ province }) => province.code === '51').map(({ slug }) => slug))
  expect(painting.map(({ slug }) => slug)).toEqual(
    all.filter(({ services }) => services.includes('bodi-cat')).map(({ slug }) => slug),
  )
  expect(painting.length).toBeGreaterThan(0)
})

type Row = { slug: string; province: { code: string }; services: string[] }
