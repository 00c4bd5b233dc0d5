import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readReference, readTypedReference, referenceBytes, referenceFrom } from './reference.ts'

test('a reference has its prefix and six characters that look like no others', () => {
  const bytes = fc.uint8Array({ minLength: referenceBytes, maxLength: referenceBytes, max: 241 })
  fc.assert(
    fc.property(bytes, (random) => {
      expect(referenceFrom('TD', random)).toMatch(/^TD-[34679CDFGHJKMNPQRTVWXY]{6}$/)
    }),
  )
})

test('bytes that would favour a character are skipped', () => {
  const favouring = [250, 255, 242]
  expect(referenceFrom('TD', new Uint8Array([...favouring, 0, 1, 2, 3, 4, 5]))).toBe('TD-34679C')
})

test('too few bytes are an error, not a short reference', () => {
  expect(() => referenceFrom('TD', new Uint8Array(3))).toThrow()
})

const references = fc
  .tuple(fc.stringMatching(/^[A-Z]{2}$/), fc.uint8Array({ minLength: referenceBytes, maxLength: referenceBytes, max: 241 }))
  .map(([prefix, random]) => referenceFrom(prefix, random))

test('any spelling of a reference is read', () => {
  const separator = fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u2011', '\u2013', '\u200b', '/', '  ')
  const spelling = fc.tuple(references, fc.array(separator, { minLength: 9, maxLength: 9 }), fc.boolean(), fc.boolean())
  fc.assert(
    fc.property(spelling, ([reference, between, lower, wide]) => {
      const signs = [...reference.replace('-', '')].map((sign) => (wide ? fullWidth(sign) : sign))
      const spelled = between[8] + signs.map((sign, place) => sign + between[place]).join('')
      expect(readReference(lower ? spelled.toLowerCase() : spelled)).toBe(reference)
    }),
  )
})

test('a reference is found in a pasted message', () => {
  const message = fc.constantFrom(
    (reference: string) => `Rencana pembelian ${reference} sudah kami terima, Rina.`,
    (reference: string) => `Nomor permintaan: ${reference.toLowerCase()}`,
    (reference: string) => `${reference}\n\nDealer: Mahligai Puteri Berlian (${reference})`,
    (reference: string) => `“${reference.replace('-', ' ')}”`,
  )
  fc.assert(
    fc.property(references, message, (reference, write) => {
      expect(readReference(write(reference))).toBe(reference)
    }),
  )
})

test.each(['', 'TD', '7K3M9Q', 'TD-7K3M9', 'TD-7K3M9QQ', 'TD-7K3M9O', 'T1-7K3M9Q', 'TD-7K3M9Q atau KP-7K3M9Q', 'test drive'])(
  '"%s" is no reference',
  (typed) => {
    expect(readReference(typed)).toBeNull()
  },
)

test.each([
  ['TD-2222AB', 'TD-2222AB', ['2', 'A', 'B']],
  [' td 7k3m9o ', 'TD-7K3M9O', ['O']],
  ['kp7k3m91', 'KP-7K3M91', ['1']],
  ['TD-ABCDEF', 'TD-ABCDEF', ['A', 'B', 'E']],
])('"%s" has the shape of a reference but characters that no reference has', (typed, reference, signs) => {
  expect(readTypedReference(typed)).toEqual({ kind: 'impossible', reference, signs })
})

test.each(['services', 'SERVICES', 'TD-12', 'TD-7K3M9QQ', '', 'TD-2222AB dan TD-2222AC'])('"%s" has another shape', (typed) => {
  expect(readTypedReference(typed)).toEqual({ kind: 'unreadable' })
})

test('several references are reported as several', () => {
  expect(readTypedReference('TD-7K3M9Q atau KP-7K3M9Q')).toEqual({ kind: 'several' })
  expect(readTypedReference('TD-7K3M9Q, sekali lagi: TD-7K3M9Q')).toEqual({ kind: 'reference', reference: 'TD-7K3M9Q' })
})

test('any typed text reads as one reference, or as none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
      expect(readReference(typed) ?? 'TD-7K3M9Q').toMatch(/^[A-Z]{2}-[34679CDFGHJKMNPQRTVWXY]{6}$/)
    }),
  )
})

function fullWidth(sign: string): string {
  return String.fromCharCode(sign.charCodeAt(0) + 0xfee0)
}
