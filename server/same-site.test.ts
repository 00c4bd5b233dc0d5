import { describe, expect, test } from 'vitest'
import { isFromElsewhere } from './same-site.ts'

const publicUrl = 'https://mobil.contoh.id'
const refused = (headers: Record<string, string>) => isFromElsewhere(new Headers(headers), publicUrl)

test.each([
  ['its own page', 'same-origin', false],
  ['an address typed or a bookmark', 'none', false],
  ['a sibling host, such as promo.contoh.id', 'same-site', true],
  ['another site', 'cross-site', true],
  ['a word no browser knows today', 'same-planet', true],
])('a submit from %s: Sec-Fetch-Site is %s', (_, site, elsewhere) => {
  expect(refused({ 'Sec-Fetch-Site': site })).toBe(elsewhere)
})

test('Sec-Fetch-Site counts before Origin, whether it allows or refuses', () => {
  expect(refused({ 'Sec-Fetch-Site': 'same-site', Origin: publicUrl })).toBe(true)
  expect(refused({ 'Sec-Fetch-Site': 'same-origin', Origin: 'https://proxy.contoh.id' })).toBe(false)
})

describe('without Sec-Fetch-Site', () => {
  const origin = (Origin: string) => refused({ Origin, Host: 'mobil.lokal:3000' })

  test('a client that sends neither header is accepted', () => {
    expect(refused({ Host: 'mobil.lokal:3000' })).toBe(false)
    expect(refused({ 'Sec-Fetch-Site': '' })).toBe(false)
  })

  test('an Origin of the public address or the requested host is accepted, with and without TLS', () => {
    for (const own of [publicUrl, 'http://mobil.lokal:3000', 'https://mobil.lokal:3000']) expect(origin(own), own).toBe(false)
  })

  test('an Origin of a sibling host, another port or another scheme, and a hidden one, are refused', () => {
    const others = ['https://promo.contoh.id', 'https://mobil.lokal', 'http://mobil.contoh.id', 'https://contoh.id', 'null', '']
    for (const other of others) expect(origin(other), other).toBe(true)
  })
})
