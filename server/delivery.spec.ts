import { request as rawRequest } from 'node:http'
import { at } from '../app/addresses.ts'
import { expect, test } from '../tests/support/journey.ts'
import { startSite } from '../tests/support/site-process.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

test('a public page has a strong ETag, may be cached, and answers 304 to who has it', async ({ request }) => {
  const first = await request.get(at.home())
  const headers = first.headers()
  expect(headers['cache-control']).toContain('public')
  expect(headers.etag).toMatch(/^"[\w-]+"$/)
  expect(headers.vary).toBe('Accept-Encoding')
  const again = await request.get(at.home(), { headers: { 'If-None-Match': headers.etag ?? '' } })
  expect(again.status()).toBe(304)
})

test('every answer carries the security headers; the policy allows nothing inline', async ({ request }) => {
  for (const address of [at.home(), '/tidak-ada', '/healthz', '/favicon.svg']) {
    const headers = (await request.get(address)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, address).toContain("default-src 'none'")
    expect(policy, address).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    expect(policy, address).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(headers['referrer-policy'], address).toBe('strict-origin-when-cross-origin')
    expect(headers['permissions-policy'], address).toContain('camera=()')
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin')
  }
})

test('fingerprinted files are immutable and leave compressed', async ({ request, baseURL }) => {
  const html = await (await request.get(at.home())).text()
  const script = /src="(\/assets\/enhance-[\w-]+\.js)"/.exec(html)?.[1] ?? ''
  const answer = await raw(new URL(script, baseURL), { 'Accept-Encoding': 'br' })
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['content-encoding']).toBe('br')
})

test('a page made for one visitor leaves compressed too, and is kept by nobody else', async ({ baseURL }) => {
  const answer = await raw(new URL(at.testDrive(), baseURL), { 'Accept-Encoding': 'gzip, br' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers['cache-control']).toContain('private')
})

test('health is told apart from readiness', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
})

test('what is not a form, too large, malformed, from elsewhere or an unknown method is refused in words', async ({ request }) => {
  const address = at.testDrive()
  const refused = [
    [415, await request.post(address, { headers: { 'Content-Type': 'application/json' }, data: '{"name":1}' })],
    [413, await request.post(address, { headers: form, data: `name=${'x'.repeat(70_000)}` })],
    [
      400,
      await request.post(address, { headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, data: 'no boundary at all' }),
    ],
    [403, await request.post(address, { headers: { ...form, 'Sec-Fetch-Site': 'cross-site' }, data: 'name=x' })],
    [403, await request.post(address, { headers: { ...form, Origin: 'https://other.example' }, data: 'name=x' })],
    [405, await request.delete(address)],
  ] as const
  for (const [status, answer] of refused) {
    expect(answer.status()).toBe(status)
    expect(await answer.text()).toMatch(/<html lang="id">/)
  }
})

test('too many requests of one client are answered with 429 and a waiting time', async () => {
  const site = await startSite({ environment: { SUBMITS_PER_MINUTE: '2' } })
  const submit = () => fetch(site.address + at.testDrive(), { method: 'POST', headers: form, body: 'name=' })
  const answers = [await submit(), await submit(), await submit()]
  await site.stop()
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 429])
  expect(Number(answers[2]?.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await answers[2]?.text()).toContain('Terlalu banyak permintaan')
})

test('SIGTERM finishes what is under way and leaves with 0; the next start finds everything', async () => {
  const first = await startSite()
  const underWay = fetch(`${first.address}${at.cars()}`)
  await fetch(`${first.address}/healthz`)
  const left = await first.stop('SIGTERM')
  expect((await underWay).status).toBe(200)
  expect(left.code).toBe(0)
  const second = await startSite({ dataDir: first.dataDir })
  expect((await fetch(second.address + at.cars())).status).toBe(200)
  await second.stop()
})

function raw(url: URL, headers: Record<string, string>): Promise<{ headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    rawRequest(url, { headers }, (answer) => {
      answer.resume()
      resolve({ headers: answer.headers })
    })
      .on('error', reject)
      .end()
  })
}
