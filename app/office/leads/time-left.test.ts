import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = Date.parse('2026-11-27T02:00:00Z')
const inMinutes = (minutes: number) => timeLeft(now + minutes * 60_000, now)

test.each([
  [-1, 'late', 'lewat 1 mnt'],
  [-125, 'late', 'lewat 2 jam'],
  [-3000, 'late', 'lewat 2 hari'],
  [0, 'soon', '0 mnt'],
  [29, 'soon', '29 mnt'],
  [30, 'calm', '30 mnt'],
  [119, 'calm', '1 jam'],
  [24 * 60, 'calm', '24 jam'],
  [48 * 60, 'calm', '2 hari'],
])('%i minutes are %s: %s', (minutes, tone, text) => {
  expect(inMinutes(minutes)).toEqual({ tone, text })
})
