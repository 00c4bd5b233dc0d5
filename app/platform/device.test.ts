import { expect, test } from 'vitest'
import { cookieSent, valueSent } from '../../tests/support/cookies.ts'
import { Device } from './device.server.ts'

const visit = (Cookie = '') => Device.of(new Request('https://contoh.id/test-drive', { headers: { Cookie } }))
const cookieOf = async (device: Device) => (await device.headers())['Set-Cookie']?.split(';')[0] ?? ''

test('a browser gets a secret with the first thing counted, and is recognised by it afterwards', async () => {
  const first = await visit()
  expect(first.isNew).toBe(true)
  expect(await first.headers()).toEqual({})
  const id = first.id()
  const cookie = await cookieOf(first)
  expect(await valueSent(cookie, '__Host-pengirim')).toMatch(/^[\w-]{32}$/)
  const again = await visit(cookie)
  expect(again.isNew).toBe(false)
  expect(again.id()).toBe(id)
  expect(await again.headers()).toEqual({})
  expect(await valueSent(cookie, '__Host-pengirim')).not.toContain(id)
})

test('two browsers, or a browser with a broken cookie, count as different devices', async () => {
  const planted = await cookieSent('pengirim', 'x'.repeat(32))
  const tooShort = await cookieSent('__Host-pengirim', 'x')
  const cookies = ['', '', '__Host-pengirim=', '__Host-pengirim=x', tooShort, tooShort, planted, planted]
  const ids = await Promise.all(cookies.map(async (cookie) => (await visit(cookie)).id()))
  expect(new Set(ids).size).toBe(ids.length)
})

test('a renewed device has another secret', async () => {
  const known = await visit()
  const before = known.id()
  const device = await visit(await cookieOf(known))
  const after = device.renew()
  expect(after).not.toBe(before)
  expect((await visit(await cookieOf(device))).id()).toBe(after)
})
