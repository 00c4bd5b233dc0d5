import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toSlug } from './slug.ts'

test.each([
  ['New Pajero Sport', 'new-pajero-sport'],
  ['  XPANDER  Cross ', 'xpander-cross'],
  ['1.5T Ultimate', '1-5t-ultimate'],
  ['Quartz White Pearl, atap hitam', 'quartz-white-pearl-atap-hitam'],
  ['Café', 'cafe'],
])('%s', (name, slug) => expect(toSlug(name)).toBe(slug))

test('a slug is its own slug', () => {
  fc.assert(fc.property(fc.string(), (text) => toSlug(toSlug(text)) === toSlug(text)))
})
