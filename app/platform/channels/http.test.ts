import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { startGateway } from '../../../tests/support/channels.ts'
import { answerOf, post } from './http.server.ts'
import { Trouble } from './sender.ts'

const everyStatus = Array.from({ length: 600 - 200 }, (_, at) => 200 + at)
const hello = { headers: {}, body: '{}', signal: new AbortController().signal }

test('each status means delivered, refused for good, or a failure that may pass', () => {
  const meaning = (status: number) => {
    try {
      return answerOf({ status, retryAfterSeconds: 0 })
    } catch (error) {
      return error instanceof Trouble ? 'trouble' : 'fault'
    }
  }
  const passing = [401, 403, 404, 408, 409, 425, 429]
  for (const status of everyStatus) {
    if (status < 300) expect(meaning(status)).toBe('delivered')
    else if (status < 400 || status >= 500 || passing.includes(status)) expect(meaning(status)).toBe('trouble')
    else expect(meaning(status)).toEqual({ refused: `http ${status}` })
  }
})

test('a gateway that never answers is given up after the timeout', async () => {
  await using gateway = await startGateway('hangs')
  await expect(post({ address: gateway.url, ...hello, signal: AbortSignal.timeout(200) })).rejects.toThrow(new Trouble('timeout'))
})

test("an unreachable gateway is reported with the system's error code", async () => {
  const closed = await startGateway()
  await closed[Symbol.asyncDispose]()
  await expect(post({ address: closed.url, ...hello })).rejects.toThrow(new Trouble('ECONNREFUSED'))
})

test.each([
  ['90', 90],
  [new Date(Date.now() + 120_000).toUTCString(), 120],
  ['yesterday', 0],
  [new Date(0).toUTCString(), 0],
  [undefined, 0],
])('a gateway that asks to wait (%s) gets no message for that many seconds', async (retryAfter, seconds) => {
  await using gateway = await startGateway({ status: 429, retryAfter })
  const response = await post({ address: gateway.url, ...hello })
  expect(Math.abs(response.retryAfterSeconds - seconds)).toBeLessThanOrEqual(2)
  expect(() => answerOf(response)).toThrow(new Trouble('http 429', response.retryAfterSeconds))
})

test('a redirect is not followed', async () => {
  await using elsewhere = await startGateway()
  await using gateway = await startRedirect(elsewhere.url)
  expect(await post({ address: gateway.url, ...hello })).toMatchObject({ status: 307 })
  expect(elsewhere.received).toEqual([])
})

test('a gateway that answers twice has taken the message once, and does not disturb later messages', async () => {
  await using gateway = await startGateway('answers-twice', 503)
  expect(await post({ address: gateway.url, ...hello })).toMatchObject({ status: 200 })
  expect(await post({ address: gateway.url, ...hello })).toMatchObject({ status: 503 })
  expect(gateway.received).toHaveLength(2)
})

async function startRedirect(target: string) {
  const server = createServer((_, response) => response.writeHead(307, { Location: target }).end())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
