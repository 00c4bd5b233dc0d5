import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { request as rawRequest } from 'node:http'
import { connect } from 'node:net'
import { at } from '../app/addresses.ts'
import { partHeader, sendPart } from '../app/lib/part-header.ts'
import { expect, test } from '../tests/support/journey.ts'
import { startSite } from '../tests/support/site-process.ts'

const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

test('a public page has a strong ETag, is cacheable, and answers 304 when the ETag matches', async ({ request }) => {
  const first = await request.get(at.home())
  const headers = first.headers()
  expect(headers['cache-control']).toContain('public')
  expect(headers.etag).toMatch(/^"[\w-]+"$/)
  expect(headers.vary).toBe('Accept-Encoding')
  const again = await request.get(at.home(), { headers: { 'If-None-Match': headers.etag ?? '' } })
  expect(again.status()).toBe(304)
})

test('a request for a part and one for its page at the same time each get their own answer', async () => {
  await using site = await startSite()
  const answers = Array.from({ length: 20 }, async (_, number) => {
    const wantsPart = number % 2 === 0
    const answer = await fetch(site.address + at.cars(), { headers: wantsPart ? { [partHeader]: sendPart } : {} })
    return { wantsPart, text: await answer.text() }
  })
  const all = await Promise.all(answers)
  expect(all.some(({ wantsPart, text }) => wantsPart && !text.includes('</footer>'))).toBe(true)
  for (const { text } of all.filter(({ wantsPart }) => !wantsPart)) expect(text).toContain('</footer>')
  expect(await (await fetch(site.address + at.cars())).text()).toContain('</footer>')
})

test('every answer has the security headers; the policy allows nothing inline', async ({ request }) => {
  for (const address of [at.home(), '/tidak-ada', '/healthz', '/favicon.svg']) {
    const headers = (await request.get(address)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, address).toContain("default-src 'none'")
    expect(policy, address).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
    expect(policy, address).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(headers['referrer-policy'], address).toBe('strict-origin')
    expect(headers['permissions-policy'], address).toContain('camera=()')
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin')
  }
})

test('a script has the security headers for scripts and not those for documents', async ({ request }) => {
  const html = await (await request.get(at.home())).text()
  const script = /src="(\/assets\/enhance-[\w-]+\.js)"/.exec(html)?.[1] ?? ''
  const headers = (await request.get(script)).headers()
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
  expect(headers['permissions-policy']).toBeUndefined()
})

test('fingerprinted files are immutable and compressed', async ({ request, baseURL }) => {
  const html = await (await request.get(at.home())).text()
  const script = /src="(\/assets\/enhance-[\w-]+\.js)"/.exec(html)?.[1] ?? ''
  const answer = await raw(new URL(script, baseURL), { 'Accept-Encoding': 'br' })
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.headers['content-encoding']).toBe('br')
})

test('a page made for one visitor is compressed too, and only this visitor’s browser may cache it', async ({ baseURL }) => {
  const answer = await raw(new URL(at.testDrive(), baseURL), { 'Accept-Encoding': 'gzip, br' })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers['cache-control']).toContain('private')
})

test('health and readiness have separate addresses', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200)
  expect((await request.get('/readyz')).status()).toBe(200)
})

test('a POST that is not a form, too large, malformed or from another site, and an unknown method, get an Indonesian refusal', async ({
  request,
}) => {
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

test('behind a TLS proxy, a form from the public address is accepted', async () => {
  await using site = await startSite({ environment: { PUBLIC_URL: 'https://www.contoh.id', TRUSTED_PROXIES: '1' } })
  const proxied = { ...form, Origin: 'https://www.contoh.id', 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-Proto': 'https' }
  const answer = await fetch(site.address + at.testDrive(), { method: 'POST', headers: proxied, body: 'name=' })
  expect(answer.status).toBe(422)
  expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age')
})

test('no spelling of an address makes a personal page cacheable or gets around the rules of a page', async ({
  request,
  baseURL,
}) => {
  const booking = at.testDriveResult('x'.repeat(32))
  for (const address of [`${booking}.data`, `${booking}/_.data`, `/_.data`, '/__manifest?p=%2F']) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(404)
    expect(answer.headers()['cache-control'], address).toContain('no-store')
  }
  const doubled = await raw(new URL(`${baseURL}//evil.example${booking}`), {})
  expect(doubled).toMatchObject({ status: 301, headers: { location: `/evil.example${booking}` } })
})

test('every address without a page is answered in Indonesian', async ({ request }) => {
  const vain = ['/tidak-ada', '/our-cars/nonsense', '/our-cars/%00', '/our-cars/%E0%A4%A', '/gambar/tidak-ada.svg']
  for (const address of [...vain, at.requestCalendar('x'.repeat(32))]) {
    const answer = await request.get(address)
    expect([400, 404], address).toContain(answer.status())
    expect(await answer.text(), address).toContain('<html lang="id">')
  }
  const wrongMethod = await request.post(at.cars(), { headers: form, data: 'a=b' })
  expect(wrongMethod.status()).toBe(405)
  expect(await wrongMethod.text()).toContain('Permintaan tidak dikenal')
})

test('a second start says in one sentence why it cannot run', async () => {
  await using first = await startSite()
  const second = spawnSync('node_modules/.bin/node', ['build/server/index.js'], {
    encoding: 'utf8',
    env: { ...process.env, PORT: new URL(first.address).port, HOST: '127.0.0.1', DATA_DIR: first.dataDir },
  })
  await first.stop()
  expect(second.status).toBe(1)
  expect(second.stderr).toMatch(/^The site cannot start\. Another program uses port \d+\. .+\n$/)
})

test('SIGTERM finishes requests under way, closes silent connections and exits with 0; the next start finds all data', async () => {
  await using first = await startSite()
  const silent = connect(Number(new URL(first.address).port), '127.0.0.1')
  await once(silent, 'connect')
  const underWay = fetch(`${first.address}${at.cars()}`)
  await fetch(`${first.address}/healthz`)
  const left = await first.stop('SIGTERM')
  expect((await underWay).status).toBe(200)
  expect(left.code).toBe(0)
  await using second = await startSite({ dataDir: first.dataDir })
  expect((await fetch(second.address + at.cars())).status).toBe(200)
})

test('a HEAD request does not leave others without the body of the page', async () => {
  await using site = await startSite()
  for (const path of [at.home(), at.dealersJson(), '/sitemap.xml', '/robots.txt']) {
    const [head, ...pages] = await Promise.all(
      ['HEAD', 'GET', 'GET'].map(async (method) => {
        const answer = await fetch(site.address + path, { method })
        return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() }
      }),
    )
    expect(head?.text).toBe('')
    for (const { status, type, text } of pages) {
      expect([status, type], path).toEqual([head?.status, head?.type])
      expect(text.length, path).toBeGreaterThan(50)
    }
    expect(await (await fetch(site.address + path)).text(), path).toBe(pages[0]?.text)
  }
})

function raw(
  url: URL,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    rawRequest(url, { headers }, (answer) => {
      answer.resume()
      resolve({ status: answer.statusCode, headers: answer.headers })
    })
      .on('error', reject)
      .end()
  })
}
