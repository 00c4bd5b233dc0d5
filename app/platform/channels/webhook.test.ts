import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { type Received, startGateway } from '../../../tests/support/channels.ts'
import { Temporal } from '../../lib/instant.ts'
import { readEnvironment } from '../environment.server.ts'
import { configureWebhook } from './webhook.server.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')
const seconds = now.epochMilliseconds / 1000
const secret = '0123456789abcdef'
const event = {
  id: '0193-4',
  to: 'crm',
  template: 'lead_event',
  subject: 'received',
  text: '{"lead":{"reference":"TD-7K3M9Q","name":"Rina — Ibu"}}',
  values: {},
  attachments: [],
}

type Delivery = { headers: IncomingHttpHeaders; body: string; secret: string; seen: Set<string>; now: number }
let receive: (delivery: Delivery) => number
beforeAll(async () => {
  receive = await documentedReceiver()
})

test('the example receiver in the documentation accepts an event once', async () => {
  const sent = await delivered()
  const seen = new Set<string>()
  expect(receive({ ...sent, secret, seen, now: seconds })).toBe(204)
  expect(receive({ ...sent, secret, seen, now: seconds + 20 })).toBe(200)
  expect([...seen]).toEqual(['0193-4'])
})

test('the receiver refuses an event that was changed, signed with another secret, or sent again later', async () => {
  const sent = await delivered()
  const refused = (changed: Partial<Delivery>) => receive({ ...sent, secret, seen: new Set(), now: seconds, ...changed })
  expect(refused({ body: sent.body.replace('Rina', 'Budi') })).toBe(401)
  expect(refused({ secret: 'fedcba9876543210' })).toBe(401)
  expect(refused({ now: seconds + 301 })).toBe(401)
  expect(refused({ headers: { ...sent.headers, 'x-timestamp': String(seconds + 301) }, now: seconds + 301 })).toBe(401)
  expect(refused({ headers: { ...sent.headers, 'x-signature': 'sha256=' } })).toBe(401)
})

test('the signature equals an HMAC of RFC 2104 written out by hand', async () => {
  const { headers, body } = await delivered()
  expect(headers).toMatchObject({ 'x-timestamp': '1795831200', 'x-event-id': '0193-4', 'idempotency-key': '0193-4' })
  expect(body).toBe(event.text)
  expect(headers['x-signature']).toBe(`sha256=${spelledOutHmac(secret, `1795831200.${body}`)}`)
})

test('without an address no webhook is configured', () => {
  expect(configureWebhook(readEnvironment({}))).toBeNull()
})

async function delivered(): Promise<Received> {
  await using gateway = await startGateway()
  const send = configureWebhook(readEnvironment({ CRM_WEBHOOK_URL: gateway.url, CRM_WEBHOOK_SECRET: secret }))
  expect(await send?.(event, now)).toBe('delivered')
  const [request] = gateway.received
  if (!request) throw new Error('The gateway received nothing.')
  return request
}

/** HMAC written out with only the hash function. */
function spelledOutHmac(key: string, text: string): string {
  const padded = Buffer.alloc(64)
  padded.write(key)
  const hash = (filler: number, ...parts: (Buffer | string)[]) => {
    const sum = createHash('sha256').update(padded.map((byte) => byte ^ filler))
    for (const part of parts) sum.update(part)
    return sum.digest()
  }
  return hash(0x5c, hash(0x36, text)).toString('hex')
}

async function documentedReceiver(): Promise<typeof receive> {
  const [, code = ''] = /```js\n(.+?)```/s.exec(await readFile('docs/messages.md', 'utf8')) ?? []
  const folder = await mkdtemp(join(tmpdir(), 'receiver-'))
  try {
    await writeFile(join(folder, 'receiver.mjs'), code)
    const module = await import(/* @vite-ignore */ pathToFileURL(join(folder, 'receiver.mjs')).href)
    return module.receive
  } finally {
    await rm(folder, { recursive: true })
  }
}
