import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientNetwork } from './client.ts'

const from = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, client) => {
  expect(clientNetwork(from(address), 0)).toBe(client)
})

test('X-Forwarded-For counts only for as many entries as we have proxies of our own', () => {
  const request = from('10.0.0.1', '198.51.100.7, 203.0.113.9, 10.0.0.2')
  expect(clientNetwork(request, 0)).toBe('10.0.0.1')
  expect(clientNetwork(request, 1)).toBe('10.0.0.2')
  expect(clientNetwork(request, 2)).toBe('203.0.113.9')
  expect(clientNetwork(from('10.0.0.1'), 2)).toBe('10.0.0.1')
})
