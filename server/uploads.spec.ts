import { type ClientRequest, request as rawRequest } from 'node:http'
import { at } from '../app/addresses.ts'
import { expect, test } from '../tests/support/journey.ts'
import { startSite } from '../tests/support/site-process.ts'

const kilobyte = 1024
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' }

/** A form of nothing but one file of this size. */
function formWith(bytes: number): string {
  const head = '--x\r\nContent-Disposition: form-data; name="photo"; filename="ac.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
  return `${head}${'x'.repeat(bytes)}\r\n--x--\r\n`
}

test('a photo makes the message form larger than any other may be, up to its own limit, however it is sent', async () => {
  const site = await startSite()
  const post = async (address: string, body: BodyInit) => {
    const answer = await fetch(site.address + address, {
      method: 'POST',
      headers: multipart,
      body,
      duplex: 'half',
    } as RequestInit)
    return answer.status
  }
  const inPieces = (bytes: number) => new Blob([formWith(bytes)]).stream()
  expect(await post(at.contactMessage(), formWith(8 * kilobyte * kilobyte))).toBe(422)
  expect(await post(at.contactMessage(), inPieces(8 * kilobyte * kilobyte))).toBe(422)
  expect(await post(at.contactMessage(), formWith(9 * kilobyte * kilobyte))).toBe(413)
  expect(await post(at.contactMessage(), inPieces(9 * kilobyte * kilobyte))).toBe(413)
  expect(await post(at.testDrive(), formWith(70 * kilobyte))).toBe(413)
  expect(await post(at.testDrive(), inPieces(70 * kilobyte))).toBe(413)
  await site.stop()
})

test('while eight photos are on their way a ninth is asked to wait, a message without one is not, and what breaks off makes room', async () => {
  const site = await startSite({ environment: { TRUSTED_PROXIES: '1' } })
  const post = (bytes: number) =>
    fetch(site.address + at.contactMessage(), {
      method: 'POST',
      headers: { ...multipart, 'X-Forwarded-For': '203.0.113.9' },
      body: formWith(bytes),
    })
  const slow = ['1', '1', '1', '2', '2', '2', '3', '3'].map((client) => beginUpload(site.address, `203.0.113.${client}`))
  await expect.poll(async () => (await post(100 * kilobyte)).status).toBe(503)
  const refused = await post(100 * kilobyte)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Banyak foto sedang dikirim')
  expect((await post(kilobyte)).status).toBe(422)
  for (const request of slow) request.destroy()
  await expect.poll(async () => (await post(100 * kilobyte)).status).toBe(422)
  await site.stop()
})

/** The beginning of an upload that never ends. */
function beginUpload(site: string, client: string): ClientRequest {
  const request = rawRequest(site + at.contactMessage(), {
    method: 'POST',
    headers: { ...multipart, 'Content-Length': 1024 * kilobyte, 'X-Forwarded-For': client },
  })
  request.on('error', () => {})
  request.write(formWith(10 * kilobyte).slice(0, kilobyte))
  return request
}
