import { once } from 'node:events'
import { type ClientRequest, request as rawRequest } from 'node:http'
import { at } from '../app/addresses.ts'
import { expect, test } from '../tests/support/journey.ts'
import { startSite } from '../tests/support/site-process.ts'

const kilobyte = 1024
const boundary = 'x'.repeat(32)
const multipart = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }

/** A form of nothing but one file of this size. */
function formWith(bytes: number): string {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="ac.jpg"\r\n\r\n`
  return `${head}${'-'.repeat(bytes)}\r\n--${boundary}--\r\n`
}

test('a photo makes the message form larger than any other may be, up to its own limit, however it is sent', async () => {
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

test('stalled uploads keep nobody from sending a photo, however many they are', async () => {
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

/** The answer may come before everything is sent; then the connection ends, and is used for nothing else. */
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

/** The beginning of an upload that never ends. */
function beginUpload(site: string, client: string): ClientRequest {
  const headers = { ...multipart, 'Content-Length': 1024 * kilobyte, 'X-Forwarded-For': client }
  const request = rawRequest(site + at.contactMessage(), { method: 'POST', headers, agent: false })
  request.on('error', () => {})
  request.write(formWith(kilobyte))
  return request
}
