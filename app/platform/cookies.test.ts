import { expect, test } from 'vitest'
import { cookieSent } from '../../tests/support/cookies.ts'
import { siteCookie } from './cookies.server.ts'

const secure = (Cookie = '') => new Request('https://contoh.id/test-drive', { headers: { Cookie } })
const local = (Cookie = '') => new Request('http://localhost:3000/test-drive', { headers: { Cookie } })
const device = siteCookie('perangkat', 60)

test('over https a cookie is bound to this host, and no other cookie is read', async () => {
  const sent = await cookieSent('__Host-perangkat', 'abc')
  expect(await device.set(secure(), 'abc')).toEqual({
    'Set-Cookie': `${sent}; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax`,
  })
  expect(await device.read(secure(`dealer=x; ${sent}`))).toBe('abc')
  // A subdomain can plant this cookie, and so can an attacker on an http connection.
  expect(await device.read(secure(await cookieSent('perangkat', 'abc')))).toBeNull()
})

test('without https the plain name is used', async () => {
  const sent = await cookieSent('perangkat', 'abc')
  expect(await device.set(local(), 'abc')).toEqual({ 'Set-Cookie': `${sent}; Max-Age=60; Path=/; HttpOnly; SameSite=Lax` })
  expect(await device.read(local(`${sent}; dealer=x`))).toBe('abc')
  expect(await device.read(local(await cookieSent('bukan-perangkat', 'abc')))).toBeNull()
  expect(await device.read(local())).toBeNull()
})

test('removing a cookie empties it and makes it expire at once', async () => {
  expect(await device.remove(local())).toEqual({ 'Set-Cookie': 'perangkat=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax' })
  expect(await device.remove(secure())).toEqual({
    'Set-Cookie': '__Host-perangkat=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  })
})

test('a value that this site did not write is ignored', async () => {
  for (const value of ['abc', '%', 'e30', 'MTI', 'bnVsbA', '""']) {
    expect(await device.read(secure(`__Host-perangkat=${value}`)), value).toBeNull()
  }
})
