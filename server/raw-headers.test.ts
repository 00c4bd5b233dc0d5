import { expect, test } from 'vitest'
import { headerValue, headerValues } from './raw-headers.ts'

const rawHeaders = [
  'Host',
  'contoh.id',
  'ACCEPT-ENCODING',
  'gzip',
  'X-Host',
  'lain.id',
  'accept-encoding',
  'br',
  'If-None-Match',
  '',
]

test('a header is found in any spelling, and only under its whole name', () => {
  expect(headerValues(rawHeaders, 'host')).toEqual(['contoh.id'])
  expect(headerValue(rawHeaders, 'host')).toBe('contoh.id')
})

test('the values of a repeated header are joined', () => {
  expect(headerValue(rawHeaders, 'accept-encoding')).toBe('gzip, br')
})

test('an empty header differs from a missing one', () => {
  expect(headerValue(rawHeaders, 'if-none-match')).toBe('')
  expect(headerValue(rawHeaders, 'range')).toBeUndefined()
})
