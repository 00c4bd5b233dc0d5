import { expect, test } from 'vitest'
import { likelyPaths, originForm, readPageAddress } from './page-address.ts'

test.each([
  ['/our-cars?model=//x', { kind: 'page' }],
  ['/our-cars/pajero%20sport', { kind: 'page' }],
  ['//evil.example/test-drive/result/abc', { kind: 'moved', path: '/evil.example/test-drive/result/abc' }],
  ['//our-cars?urut=harga', { kind: 'moved', path: '/our-cars?urut=harga' }],
  ['///', { kind: 'moved', path: '/' }],
  ['/our-cars/%E0%A4%A', { kind: 'unreadable' }],
  ['/our-cars/%00', { kind: 'unreadable' }],
  ['/test-drive/result/abc.data', { kind: 'nothing' }],
  ['/test-drive/result/abc/_.data', { kind: 'nothing' }],
  ['/__manifest?p=/', { kind: 'nothing' }],
])('%s', (path, expected) => {
  expect(readPageAddress(path)).toEqual(expected)
})

test('a path without its doubled slashes stays on this host, whatever it contains', () => {
  expect(readPageAddress('//$&@evil.example/')).toEqual({ kind: 'moved', path: '/$&@evil.example/' })
  expect(readPageAddress("//a//$'//b?c=//d")).toEqual({ kind: 'moved', path: "/a/$'/b?c=//d" })
})

test('a path with a fragment cannot get around the rules', () => {
  expect(readPageAddress('/our-cars.data#x').kind).toBe('unreadable')
})

test.each([
  ['/our-cars?urut=harga', '/our-cars?urut=harga'],
  ['http://www.contoh.id/our-cars?urut=harga', '/our-cars?urut=harga'],
  ['HTTPS://www.contoh.id:8443', '/'],
  ['http://www.contoh.id?urut=harga', '/?urut=harga'],
  ['*', '/'],
  ['www.contoh.id:443', '/'],
])('the target %s asks for %s', (target, path) => {
  expect(originForm(target)).toBe(path)
})

test.each([
  ['/thenewsuv.', ['/thenewsuv']],
  ['/thenewsuv%E2%80%9D).', ['/thenewsuv']],
  ['/thenewsuv%E2%80%8B', ['/thenewsuv']],
  ['/permintaan/Ab-_.', ['/permintaan/Ab-_', '/permintaan/ab-_']],
  ['/cari-dealer/JAWA-BARAT', ['/cari-dealer/jawa-barat']],
  ['/cari-dealer/jawa-barat', []],
  ['/...', []],
] as const)('%s may have meant %j', (asked, likely) => {
  expect(likelyPaths(asked)).toEqual(likely)
})

test('the time for a long row of punctuation grows no faster than its length', () => {
  const timeOf = (path: string) => {
    const started = performance.now()
    likelyPaths(path)
    return performance.now() - started
  }
  const row = (signs: number) => `/${'.)'.repeat(signs)}x`
  timeOf(row(1000))
  const least = (signs: number) => Math.min(...Array.from({ length: 10 }, () => timeOf(row(signs))))
  // A quadratic search would take 256 times as long for sixteen times the length.
  expect(least(64_000) / least(4000)).toBeLessThan(128)
})
