import fc from 'fast-check'
import { expect, test } from 'vitest'
import { referenceBytes, referenceFrom } from './reference.ts'

test('a reference has its prefix and six letters that cannot be mistaken for others', () => {
  const bytes = fc.uint8Array({ minLength: referenceBytes, maxLength: referenceBytes, max: 241 })
  fc.assert(
    fc.property(bytes, (random) => {
      expect(referenceFrom('TD', random)).toMatch(/^TD-[34679CDFGHJKMNPQRTVWXY]{6}$/)
    }),
  )
})

test('bytes that would favour a letter are skipped', () => {
  const favouring = [250, 255, 242]
  expect(referenceFrom('TD', new Uint8Array([...favouring, 0, 1, 2, 3, 4, 5]))).toBe('TD-34679C')
})

test('too few bytes are an error, not a short reference', () => {
  expect(() => referenceFrom('TD', new Uint8Array(3))).toThrow()
})
