import { expect, test } from 'vitest'
import { isOfTheSystem, longestAddress, normalPath, withQueryOf } from './redirect.ts'

test.each([
  ['/Berita/Lama/', '/berita/lama'],
  ['/berita%20lama', '/berita lama'],
  ['/berita lama', '/berita lama'],
  ['/berita?halaman=2#isi', '/berita'],
  ['/', '/'],
  ['/a/../b', '/b'],
])('%s is the path %s', (address, path) => {
  expect(normalPath(address)).toBe(path)
})

test.each([
  'berita',
  'https://jahat.example/',
  '//jahat.example/',
  '/\\jahat.example/',
  '/.//jahat.example/',
  '/\t/jahat.example/',
  '/berita%00',
  '/%zz',
  `/${'a'.repeat(longestAddress)}`,
])('%s is not a path of this site', (address) => {
  expect(normalPath(address)).toBeNull()
})

test.each([
  ['/berita', '', '/berita'],
  ['/berita', '?utm_source=koran', '/berita?utm_source=koran'],
  ['/berita?tahun=2025', '?utm_source=koran', '/berita?tahun=2025'],
  ['/berita#isi', '?utm_source=koran', '/berita?utm_source=koran#isi'],
])('a redirect to %s carries on the query %s', (target, search, address) => {
  expect(withQueryOf(target, search)).toBe(address)
})

test('the addresses of the system itself are known', () => {
  for (const path of ['/healthz', '/readyz', '/assets/main.js', '/kantor', '/kantor/lama']) expect(isOfTheSystem(path)).toBe(true)
  for (const path of ['/', '/kantor-pusat', '/assetsku', '/berita/healthz']) expect(isOfTheSystem(path)).toBe(false)
})
