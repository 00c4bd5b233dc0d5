import { expect, test } from 'vitest'
import { readCookie, setCookie } from './cookies.server.ts'

const secure = (Cookie = '') => new Request('https://contoh.id/test-drive', { headers: { Cookie } })
const local = (Cookie = '') => new Request('http://localhost:3000/test-drive', { headers: { Cookie } })

test('with https a cookie is bound to this host, and only such a one is read', () => {
  const header = setCookie(secure(), { name: 'perangkat', value: 'abc', seconds: 60 })['Set-Cookie']
  expect(header).toBe('__Host-perangkat=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure')
  expect(readCookie(secure('dealer=x; __Host-perangkat=abc'), 'perangkat')).toBe('abc')
  // A subdomain, or a network in the middle of http, can plant this one.
  expect(readCookie(secure('perangkat=abc'), 'perangkat')).toBeNull()
})

test('without https the plain name is used', () => {
  expect(setCookie(local(), { name: 'perangkat', value: 'abc', seconds: 0 })['Set-Cookie']).toBe(
    'perangkat=abc; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  )
  expect(readCookie(local('perangkat=abc; dealer=x'), 'dealer')).toBe('x')
  expect(readCookie(local('bukan-perangkat=abc'), 'perangkat')).toBeNull()
  expect(readCookie(local(), 'perangkat')).toBeNull()
})
