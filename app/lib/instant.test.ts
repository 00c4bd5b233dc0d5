import { expect, test } from 'vitest'
import { readInstant } from './instant.ts'

test('an instant of a form is read', () => {
  for (const text of ['2026-11-28T02:00:00Z', '2026-11-28T02:00:00.123456789Z', '2026-11-28T02:00Z'])
    expect(String(readInstant(text))).toMatch(/^2026-11-28T02:00:00/)
})

test.each([
  '',
  '2026-11-28',
  '2026-11-28T24:00:00Z',
  '2026-11-28T02:00:00.1234567890123Z',
  '2026-02-30T02:00:00Z',
  '2026-11-28T02.00Z',
])('%o is none', (text) => {
  expect(readInstant(text)).toBeNull()
})
