import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { receiveBody } from './receive-body.ts'
import { UploadMemory } from './upload-memory.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => vi.useRealTimers())

const mostBytes = 10_000
const seconds = (count: number) => count * 1000

function request(headers: Record<string, string> = {}) {
  const stream = new PassThrough()
  return { stream, incoming: Object.assign(stream, { headers }) as unknown as IncomingMessage }
}

test('a body is received whole', async () => {
  const { stream, incoming } = request()
  const received = receiveBody(incoming, { mostBytes })
  stream.write('name=')
  stream.end('Rina')
  expect(await received).toMatchObject({ ok: true, value: { bytes: Buffer.from('name=Rina') } })
})

test('a body that is too large is refused at its Content-Length, or else as soon as too many bytes have come', async () => {
  const declared = request({ 'content-length': '10001' })
  expect(await receiveBody(declared.incoming, { mostBytes })).toEqual({ ok: false, refusal: 'too-large' })
  const { stream, incoming } = request()
  const received = receiveBody(incoming, { mostBytes })
  stream.write('x'.repeat(6000))
  stream.write('x'.repeat(6000))
  expect(await received).toEqual({ ok: false, refusal: 'too-large' })
})

test('a body of one byte every three seconds is refused after half a minute', async () => {
  const { stream, incoming } = request()
  let ended = false
  const received = receiveBody(incoming, { mostBytes }).finally(() => {
    ended = true
  })
  for (let passed = 0; passed < 27; passed += 3) {
    stream.write('x')
    vi.advanceTimersByTime(seconds(3))
  }
  await nextTurn()
  expect(ended).toBe(false)
  vi.advanceTimersByTime(seconds(3))
  expect(await received).toEqual({ ok: false, refusal: 'too-slow' })
})

test('a slow but steady body is received, even with a short gap', async () => {
  const { stream, incoming } = request()
  const received = receiveBody(incoming, { mostBytes })
  for (let interval = 0; interval < 4; interval++) {
    stream.write('x'.repeat(2048))
    await nextTurn()
    vi.advanceTimersByTime(seconds(15))
    vi.advanceTimersByTime(seconds(14))
  }
  stream.end()
  expect(await received).toMatchObject({ ok: true })
})

test('when the client leaves, receiving ends and no timer is left', async () => {
  const { stream, incoming } = request()
  const received = receiveBody(incoming, { mostBytes })
  stream.destroy()
  expect(await received).toEqual({ ok: false, refusal: 'cut-off' })
  expect(await receiveBody(incoming, { mostBytes })).toEqual({ ok: false, refusal: 'cut-off' })
  expect(vi.getTimerCount()).toBe(0)
})

test('an upload that stalls gives its memory to one that goes on', async () => {
  const memory = new UploadMemory(10_000)
  const [stalled, rina] = [request(), request()]
  const first = receiveBody(stalled.incoming, { mostBytes, memory })
  stalled.stream.write('x'.repeat(9000))
  await nextTurn()
  vi.advanceTimersByTime(seconds(15))
  stalled.stream.write('x'.repeat(10))
  await nextTurn()
  vi.advanceTimersByTime(seconds(15))
  const second = receiveBody(rina.incoming, { mostBytes, memory })
  rina.stream.end('x'.repeat(5000))
  expect(await second).toMatchObject({ ok: true })
  expect(await first).toEqual({ ok: false, refusal: 'no-memory' })
})
