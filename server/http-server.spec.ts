import { once } from 'node:events'
import { connect } from 'node:net'
import { at } from '../app/addresses.ts'
import { expect, test } from '../tests/support/journey.ts'

const host = 'Host: localhost\r\n'

/** Writes raw bytes to the site and parses the answer. */
async function rawAnswer(site: string | undefined, request: string) {
  const { hostname, port } = new URL(site ?? '')
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(Number(port), hostname)
    socket.on('data', (piece) => {
      text += piece
    })
    socket.on('close', () => resolve(text)).on('error', reject)
    socket.write(request)
  })
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2)
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]))
  return { status: Number(statusLine.split(' ')[1]), headers, body }
}

const get = (target: string, headers = host, version = '1.1') =>
  `GET ${target} HTTP/${version}\r\n${headers}Connection: close\r\n\r\n`

test('health answers HTTP/1.0 requests without a Host header', async ({ baseURL }) => {
  expect(await rawAnswer(baseURL, get('/healthz', '', '1.0'))).toMatchObject({ status: 200, body: 'ok' })
})

for (const [name, status, request] of [
  ['a text that is not HTTP', 400, 'hello\r\n\r\n'],
  ['no host', 400, get('/healthz', '')],
  ['two hosts', 400, get('/healthz', `${host}${host}`)],
  ['a tunnel', 405, `CONNECT contoh.id:443 HTTP/1.1\r\n${host}\r\n`],
  ['a malformed host', 400, get(at.requests(), 'Host: a b\r\n')],
  ['a backslash in the path', 400, get('/our-cars\\x')],
  ['an expectation', 417, get('/', `${host}Expect: 200-ok\r\n`)],
  ['headers of more than 16 KB', 431, get('/', `${host}X: ${'a'.repeat(20_000)}\r\n`)],
] as const) {
  test(`${name} is refused in Indonesian, with the security headers`, async ({ baseURL }) => {
    const answer = await rawAnswer(baseURL, request)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.body).toContain('<html lang="id">')
  })
}

test('a client that drops a refused connection does not end the process', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '')
  for (const request of [`CONNECT contoh.id:443 HTTP/1.1\r\n${host}\r\n`, 'hello\r\n\r\n']) {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(request)
    await once(socket, 'data')
    socket.resetAndDestroy()
  }
  expect(await rawAnswer(baseURL, get('/healthz'))).toMatchObject({ status: 200 })
})

test('the server closes a refused connection that the client keeps open', async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '')
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true })
  socket.on('error', () => {}).resume()
  socket.write(`CONNECT contoh.id:443 HTTP/1.1\r\n${host}\r\n`)
  await once(socket, 'end')
  // The client learns only from a failed write that the server has closed. `once` would reject on that error.
  const writing = setInterval(() => socket.write('x'), 200)
  await new Promise((closed) => socket.once('close', closed))
  clearInterval(writing)
})

test('a request target with scheme and host, as proxies write it, gets the page of its path', async ({ baseURL }) => {
  const answer = await rawAnswer(baseURL, get(`http://www.contoh.id${at.requests()}`))
  expect(answer.status).toBe(200)
  expect(answer.body).toContain('Ikuti permintaan')
  expect((await rawAnswer(baseURL, get(`http://www.contoh.id/tidak-ada`))).status).toBe(404)
})

for (const [asked, meant] of [
  ['/oUr-CaRs?urut=harga', '/our-cars?urut=harga'],
  ['/%6fur-cars', '/our-cars'],
  ['/our-cars/', '/our-cars'],
  ['/fleet/../our-cars', '/our-cars'],
  ['/OUR-CARS/mobil-penumpang/xpander', '/our-cars/mobil-penumpang/xpander'],
]) {
  test(`${asked} redirects to its usual spelling ${meant}`, async ({ baseURL }) => {
    const { status, headers } = await rawAnswer(baseURL, get(asked ?? ''))
    expect([status, headers.get('Location')]).toEqual([301, meant])
  })
}

for (const [asked, meant] of [
  ['/thenewsuv.', '/thenewsuv'],
  ['/thenewsuv),', '/thenewsuv'],
  ['/thenewsuv*', '/thenewsuv'],
  ['/thenewsuv%C2%A0', '/thenewsuv'],
  ['/thenewsuv%E2%80%9D', '/thenewsuv'],
  ['/thenewsuv.?utm_source=wa', '/thenewsuv?utm_source=wa'],
  ['/cari-dealer/JAWA-BARAT', '/cari-dealer/jawa-barat'],
]) {
  test(`${asked} redirects to ${meant}, which was probably meant`, async ({ baseURL }) => {
    const { status, headers } = await rawAnswer(baseURL, get(asked ?? ''))
    expect([status, headers.get('Location')]).toEqual([301, meant])
  })
}

test('an address close to no page answers 404 with links to what people look for', async ({ page }) => {
  const answer = await page.goto('/tidak-ada.')
  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByRole('link', { name: 'Ikuti permintaan' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ikuti permintaan Anda')
})

test('a POST to a page without a form is refused before its body is read', async ({ request }) => {
  for (const address of [at.home(), at.cars(), '/tidak-ada']) {
    const answer = await request.post(address, { form: { a: 'b' } })
    expect([answer.status(), answer.headers().allow]).toEqual([405, 'GET, HEAD'])
  }
})
