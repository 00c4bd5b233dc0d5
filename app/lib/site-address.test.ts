import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSitePath, siteAddress } from './site-address.ts'

const base = 'https://situs.example'

test.each([
  ['/', '/'],
  ['/promo?model=triton#syarat', '/promo?model=triton#syarat'],
  ['/a?ke=//evil.example', '/a?ke=//evil.example'],
  ['/%2f%2fevil.example', '/%2f%2fevil.example'],
  ['/berita/kafé', '/berita/kaf%C3%A9'],
  ['/harga?q=€', '/harga?q=%E2%82%AC'],
])('%o is an address of this site', (typed, address) => {
  expect(siteAddress(typed)).toBe(address)
})

test.each([
  ...['', 'promo', '//evil.example/kantor/masuk', '/\\evil.example', '\\\\evil.example', '/\t/evil.example', '/\n/evil.example'],
  ...[
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ],
  ...['/promo\r\nSet-Cookie: a=b', '/promo\u0000', ` /promo`, `/${'a'.repeat(2000)}`],
])('%o is none', (typed) => {
  expect(siteAddress(typed)).toBeNull()
})

test('whatever is accepted stays on this site, and fits in a header', () => {
  const sign = fc.constantFrom('/', '\\', '.', '%2f', '%5c', '%2e', '\t', '@', ':', '?', '#', 'evil.example', 'é', '\u202e')
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 8 }), (signs) => {
      const address = siteAddress(`/${signs.join('')}`)
      if (address === null) return
      expect(new URL(address, base).origin).toBe(base)
      expect(siteAddress(address)).toBe(address)
      expect(address).toMatch(/^[\x21-\x7e]+$/)
    }),
    { numRuns: 2000 },
  )
})

test('a path has neither query nor fragment', () => {
  expect(['/promo', '/promo?a', '/promo#a', '//promo'].map(isSitePath)).toEqual([true, false, false, false])
})
