import { expect, test } from 'vitest'
import { readAllowed, returnAddress } from './read-choice.ts'

const asked = ['analytics', 'advertising'] as const

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test.each([
  [[['jawaban', 'izinkan']], ['analytics', 'advertising']],
  [[['jawaban', 'tolak']], []],
  [[['izin', 'advertising']], ['advertising']],
  [[], []],
  [[['izin', 'recording']], []],
  [
    [
      ['jawaban', 'lain'],
      ['izin', 'analytics'],
    ],
    [],
  ],
] as const)('the fields %j allow %j', (fields, allowed) => {
  expect(readAllowed(formOf(fields), asked)).toEqual(allowed)
})

test('the form leads back to a page of this site only', () => {
  const exists = (address: string) => address.startsWith('/promo')
  expect(returnAddress('/promo?model=triton', exists)).toBe('/promo?model=triton')
  for (const other of [
    null,
    '//jahat.example',
    '/\\jahat.example',
    '/.//jahat.example',
    'https://jahat.example',
    '/tidak-ada',
    '/promo\nx',
    '',
  ])
    expect(returnAddress(other, exists)).toBeNull()
})
