import { expect, test } from 'vitest'
import { Device } from './device.server.ts'

const visit = (Cookie = '') => new Device(new Request('https://contoh.id/test-drive', { headers: { Cookie } }))
const cookieOf = (device: Device) => device.headers()['Set-Cookie']?.split(';')[0] ?? ''

test('a browser gets a secret once something of it is counted, and is known by it afterwards', () => {
  const first = visit()
  expect(first.headers()).toEqual({})
  const id = first.id()
  expect(cookieOf(first)).toMatch(/^__Host-pengirim=[\w-]{32}$/)
  const again = visit(cookieOf(first))
  expect(again.id()).toBe(id)
  expect(again.headers()).toEqual({})
  expect(cookieOf(first)).not.toContain(id)
})

test('two browsers, and a browser with a broken cookie, are not taken for one another', () => {
  const ids = ['', '', '__Host-pengirim=', '__Host-pengirim=x', 'pengirim=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'].map((each) =>
    visit(each).id(),
  )
  expect(new Set(ids).size).toBe(ids.length)
})

test('a renewed device has another secret', () => {
  const known = visit()
  const before = known.id()
  const device = visit(cookieOf(known))
  const after = device.renew()
  expect(after).not.toBe(before)
  expect(visit(cookieOf(device)).id()).toBe(after)
})
