import { once } from 'node:events'
import { type ClientRequest, request as rawRequest } from 'node:http'
import { at } from '../app/addresses.ts'
import { expect, test } from '../tests/support/journey.ts'
import { startSite } from '../tests/support/site-process.ts'

const kilobyte = 1024
const boundary = 'x'.repeat(32)
const multipart = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }

/** A form that has only one file, of this size. */
function formWith(bytes: number): string {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="ac.jpg"\r\n\r\n`
  return `${head}${'-'.repeat(bytes)}\r\n--${boundary}--\r\n`
}

test('only the message form accepts a photo, up to its own limit, with and without Content-Length', async () => {
  await using site = await startSite()
  const cases = [
    [at.contactMessage(), 8 * kilobyte * kilobyte, 422],
    [at.contactMessage(), 9 * kilobyte * kilobyte, 413],
    [at.testDrive(), 70 * kilobyte, 413],
  ] as const
  for (const [address, bytes, status] of cases) {
    const body = formWith(bytes)
    expect(await statusOf(site.address + address, body, { 'Content-Length': body.length }), `${address}, ${bytes}`).toBe(status)
    expect(await statusOf(site.address + address, body, {}), `${address}, ${bytes} in pieces`).toBe(status)
  }
})

test('many stalled uploads do not keep others from sending a photo', async () => {
  await using site = await startSite({ environment: { TRUSTED_PROXIES: '1' } })
  const stalled = Array.from({ length: 24 }, (_, number) => beginUpload(site.address, `203.0.113.${number % 3}`))
  await Promise.all(stalled.map((request) => once(request, 'socket')))
  for (const client of ['203.0.113.0', '203.0.113.9']) {
    const headers = { ...multipart, 'X-Forwarded-For': client }
    const answer = await fetch(site.address + at.contactMessage(), { method: 'POST', headers, body: formWith(100 * kilobyte) })
    expect(answer.status).toBe(422)
  }
  for (const request of stalled) request.destroy()
})

/** No agent: the answer can come before the body is sent, and then the connection must not be used again. */
function statusOf(address: string, body: string, size: { 'Content-Length'?: number }): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = rawRequest(address, { method: 'POST', headers: { ...multipart, ...size }, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    request.on('error', reject)
    request.end(body)
  })
}

/** Starts an upload that never ends. */
function beginUpload(site: string, client: string): ClientRequest {
  const headers = { ...multipart, 'Content-Length': 1024 * kilobyte, 'X-Forwarded-For': client }
  const request = rawRequest(site + at.contactMessage(), { method: 'POST', headers, agent: false })
  request.on('error', () => {})
  request.write(formWith(kilobyte))
  return request
}
