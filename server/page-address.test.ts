import { expect, test } from 'vitest'
import { readPageAddress } from './page-address.ts'

test.each([
  ['/our-cars?model=//x', { kind: 'page' }],
  ['/our-cars/pajero%20sport', { kind: 'page' }],
  ['//evil.example/test-drive/result/abc', { kind: 'elsewhere', path: '/evil.example/test-drive/result/abc' }],
  ['//our-cars?urut=harga', { kind: 'elsewhere', path: '/our-cars?urut=harga' }],
  ['///', { kind: 'elsewhere', path: '/' }],
  ['/our-cars/%E0%A4%A', { kind: 'unreadable' }],
  ['/our-cars/%00', { kind: 'unreadable' }],
  ['/test-drive/result/abc.data', { kind: 'nothing' }],
  ['/test-drive/result/abc/_.data', { kind: 'nothing' }],
  ['/__manifest?p=/', { kind: 'nothing' }],
])('%s', (path, expected) => {
  expect(readPageAddress(path)).toEqual(expected)
})

test('what is collapsed stays on this host, whatever the path holds', () => {
  expect(readPageAddress('//$&@evil.example/')).toEqual({ kind: 'elsewhere', path: '/$&@evil.example/' })
  expect(readPageAddress("//a//$'//b?c=//d")).toEqual({ kind: 'elsewhere', path: "/a/$'/b?c=//d" })
})

test('a fragment hides nothing from the rules', () => {
  expect(readPageAddress('/our-cars.data#x').kind).toBe('unreadable')
})
