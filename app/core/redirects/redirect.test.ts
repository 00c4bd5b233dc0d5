import { expect, test } from 'vitest'
import { longestAddress, normalPath } from './redirect.ts'

test.each([
  ['/Berita/Lama/', '/berita/lama'],
  ['/berita%20lama', '/berita lama'],
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
  '/%zz',
  `/${'a'.repeat(longestAddress)}`,
])('%s is not a path of this site', (address) => {
  expect(normalPath(address)).toBeNull()
})
