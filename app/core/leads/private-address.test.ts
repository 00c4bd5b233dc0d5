import { expect, test } from 'vitest'
import { hashOf } from '../../platform/secret-hash.server.ts'
import { isRequestKey, newRequestKey, tokenOf } from './private-address.server.ts'

test('keys are different each time and too long to guess', () => {
  const keys = Array.from({ length: 100 }, newRequestKey)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) {
    expect(isRequestKey(key)).toBe(true)
    expect(Buffer.from(key, 'base64url')).toHaveLength(24)
  }
})

test('one key gives one address, which does not reveal the key', () => {
  const key = newRequestKey()
  expect(tokenOf(key)).toBe(tokenOf(key))
  expect(tokenOf(key)).not.toBe(tokenOf(newRequestKey()))
  expect(Buffer.from(tokenOf(key), 'base64url')).toHaveLength(32)
  expect(new Set([key, tokenOf(key), hashOf(key), hashOf(tokenOf(key))]).size).toBe(4)
})

test.each(['', 'short', 'has a blank and more than thirty-two signs', '../../../../../../../../../../etc'])(
  '"%s" is no key',
  (typed) => {
    expect(isRequestKey(typed)).toBe(false)
  },
)

test('a UUID is a key', () => {
  expect(isRequestKey(crypto.randomUUID())).toBe(true)
})
