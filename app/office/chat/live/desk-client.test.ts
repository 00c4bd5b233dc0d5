import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChatEvent } from '~/core/conversations/conversation.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { DeskClient } from './desk-client.ts'

const marks = { visitor: { received: 0, read: 0 }, staff: { received: 0, read: 0 } }
const said = (sequence: number, text: string, clientId: string | null = null): ChatEvent => {
  const [by, staff] = clientId === null ? (['visitor', null] as const) : (['staff', { id: 'citra', name: 'Citra Dewi' }] as const)
  return { sequence, kind: 'message', by, staff, clientId, text, detail: null, at: '2026-11-27T02:00:00Z' }
}

/** A stream that a test fills by hand. */
class FakeStream extends EventTarget {
  static CLOSED = 2
  static all: FakeStream[] = []
  readyState = 1
  onerror: (() => void) | null = null
  onopen: (() => void) | null = null
  readonly address: string

  constructor(address: string) {
    super()
    this.address = address
    FakeStream.all.push(this)
  }

  close(): void {
    this.readyState = FakeStream.CLOSED
  }

  give(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
}

const newest = () => FakeStream.all.at(-1) as FakeStream
const sent: URLSearchParams[] = []
let answers: Response[]
let leave = () => {}
const kept = new Map<string, string>()

beforeEach(() => {
  FakeStream.all = []
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  sent.length = 0
  answers = []
  vi.stubGlobal('EventSource', FakeStream)
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    sent.push(body)
    return answers.shift() ?? Response.json({})
  })
})
afterEach(() => {
  leave()
  vi.unstubAllGlobals()
})

function begun(): DeskClient {
  const client = new DeskClient('citra')
  client.show('satu', [said(1, 'Ada XFORCE?')], marks)
  leave = client.start(() => {})
  return client
}
const texts = (client: DeskClient) => client.now.open?.events.map(({ text }) => text)

test('the stream is asked for what comes after the page, and each event counts once', () => {
  const client = begun()
  expect(newest().address).toBe('/kantor/chat/aliran?percakapan=satu&setelah=1')
  for (const event of [said(2, 'Yang merah?'), said(2, 'Yang merah?'), said(1, 'Ada XFORCE?')]) newest().give('message', event)
  expect(texts(client)).toEqual(['Ada XFORCE?', 'Yang merah?'])
})

test('a late event of the conversation before is not shown in the next one', () => {
  const client = begun()
  const earlier = newest()
  client.show('dua', [said(1, 'Halo')], marks)
  expect(earlier.readyState).toBe(FakeStream.CLOSED)
  earlier.give('message', said(2, 'Yang merah?'))
  expect(texts(client)).toEqual(['Halo'])
})

test('an answer that was refused shows what came meanwhile, and goes again as one that has seen it', async () => {
  const client = begun()
  answers = [Response.json({ kind: 'changed', since: [said(2, 'Atau putih?')] }, { status: 409 })]
  client.write('satu', 'Merah ada.')
  await eventually(() => expect(client.now.outgoing).toMatchObject([{ refusal: 'changed', seen: 1 }]))
  expect(texts(client)).toEqual(['Ada XFORCE?', 'Atau putih?'])
  const [answer] = client.now.outgoing
  if (!answer) throw new Error('no answer')
  client.again(answer)
  // It stays in its place until the stream brings it.
  await eventually(() => expect(client.now.outgoing).toMatchObject([{ id: answer.id, isStored: true }]))
  newest().give('message', said(3, 'Merah ada.', answer.id))
  expect(client.now.outgoing).toEqual([])
  expect(sent.map((body) => [body.get('id'), body.get('terlihat')])).toEqual([
    [answer.id, '1'],
    [answer.id, '2'],
  ])
})

test('an answer that the stream brings back is no longer on its way', async () => {
  const client = begun()
  answers = [new Response(null, { status: 503 })]
  client.write('satu', 'Ada.')
  await eventually(() => expect(sent).toHaveLength(1))
  newest().give('message', said(2, 'Ada.', client.now.outgoing[0]?.id))
  expect(client.now.outgoing).toEqual([])
})

test('an answer that the server could not take goes again when the stream has come back', async () => {
  const client = begun()
  answers = [new Response(null, { status: 503 }), new Response(null, { status: 503 })]
  client.write('satu', 'Ada.')
  await eventually(() => expect(sent).toHaveLength(1))
  await new Promise((resolve) => setImmediate(resolve))
  expect(client.hasUnsent).toBe(true)
  newest().onopen?.()
  expect(sent).toHaveLength(2)
  newest().give('message', said(2, 'Ada.', client.now.outgoing[0]?.id))
  expect(client.hasUnsent).toBe(false)
})

test('the unsent answer of an employee waits for that employee', async () => {
  const citra = begun()
  answers = [new Response(null, { status: 503 })]
  citra.write('satu', 'Ada, saya simpankan.')
  await eventually(() => expect(sent).toHaveLength(1))
  leave()
  const dewi = new DeskClient('dewi')
  dewi.start(() => {})()
  expect(dewi.now.outgoing).toEqual([])
  expect(sent).toHaveLength(1)
  const again = new DeskClient('citra')
  leave = again.start(() => {})
  await eventually(() => expect(sent).toHaveLength(2))
  expect([sent[1]?.get('pesan'), sent[1]?.get('sebagai')]).toEqual(['Ada, saya simpankan.', 'citra'])
})

test('after the session has ended, the answer stays and says so', async () => {
  const client = begun()
  const redirected = Response.json({})
  Object.defineProperty(redirected, 'redirected', { value: true })
  answers = [redirected]
  client.write('satu', 'Ada.')
  await eventually(() => expect(client.now.outgoing).toMatchObject([{ text: 'Ada.', refusal: 'signed-out' }]))
})
