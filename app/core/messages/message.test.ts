import { expect, test } from 'vitest'
import { mostAttempts, secondsToNextAttempt } from './message.ts'

test('the pause between attempts doubles up to six hours', () => {
  expect([0, 1, 2, 3].map(secondsToNextAttempt)).toEqual([15, 30, 60, 120])
  expect(secondsToNextAttempt(40)).toBe(6 * 60 * 60)
})

test('a gateway that is dead for a day costs no message', () => {
  const pauses = Array.from({ length: mostAttempts - 1 }, (_, attempts) => secondsToNextAttempt(attempts))
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3600
  expect(hours).toBeGreaterThan(24)
  expect(hours).toBeLessThan(30)
})
