import { afterEach, expect, test, vi } from 'vitest'
import { startGateway } from '../../../tests/support/channels.ts'
import { eventually } from '../../../tests/support/eventually.ts'
import { Temporal } from '../../lib/instant.ts'
import { readEnvironment } from '../environment.server.ts'
import { isPublicAddress } from '../public-address.server.ts'
import { configureAffiliate } from './affiliate.server.ts'
import { Trouble } from './sender.ts'

const now = Temporal.Instant.from('2026-11-28T02:00:00Z')
const about = { id: '0193-4', template: 'affiliate_thank_you', subject: '', values: {}, attachments: [] }
afterEach(() => vi.restoreAllMocks())

const text = 'event=thank-you&source=mitra&reference=PS-7K3M9Q'

test('a partner gets the fields of a form, with the id by which it knows a repetition', async () => {
  await using gateway = await startGateway()
  const tell = configureAffiliate(readEnvironment({}), async () => ['93.184.215.14'])
  expect(await tell({ ...about, to: `${gateway.url}/mitra`, text }, now)).toBe('delivered')
  expect(gateway.received).toMatchObject([{ path: '/mitra', body: text, headers: { 'idempotency-key': '0193-4' } }])
})

test('a name that leads into our own network gets nothing, also when only one of its addresses does', async () => {
  await using gateway = await startGateway()
  for (const addresses of [['127.0.0.1'], ['93.184.215.14', '10.0.0.7'], ['::1'], []]) {
    const tell = configureAffiliate(readEnvironment({}), async () => addresses)
    expect(await tell({ ...about, to: gateway.url, text }, now)).toEqual({ refused: 'address inside our network' })
  }
  expect(gateway.received).toEqual([])
})

test('a name that cannot be resolved now is tried again later', async () => {
  const unknown = async () => {
    throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
  }
  const tell = configureAffiliate(readEnvironment({}), unknown)
  await expect(tell({ ...about, to: 'https://mitra.example/', text }, now)).rejects.toThrow(new Trouble('ENOTFOUND'))
})

test('a slow name server and a slow partner have one time limit together', async () => {
  await using gateway = await startGateway('hangs')
  const timeout = new Trouble('timeout')
  const neverResolved = configureAffiliate({ channelTimeoutSeconds: 0.1 }, () => new Promise(() => {}))
  await expect(neverResolved({ ...about, to: gateway.url, text }, now)).rejects.toThrow(timeout)

  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
  const tell = configureAffiliate(readEnvironment({}), async () => ['93.184.215.14'])
  const told = tell({ ...about, to: gateway.url, text }, now)
  await Promise.all([
    expect(told).rejects.toThrow(timeout),
    eventually(() => expect(gateway.received).toHaveLength(1)).then(() => limit.abort(new DOMException('', 'TimeoutError'))),
  ])
})

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.168.1.1', '224.0.0.1'],
  ...['255.255.255.255', '::', '::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', 'fe80::1', 'fd00::1', 'ff02::1', '2002:7f00:1::'],
])('%s is not on the internet', (ip) => {
  expect(isPublicAddress(ip)).toBe(false)
})

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2404:6800:4003:c02::71'])('%s is', (ip) => {
  expect(isPublicAddress(ip)).toBe(true)
})
