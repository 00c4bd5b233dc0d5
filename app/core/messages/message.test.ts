import { expect, test } from 'vitest'
import { secondsToNextAttempt } from './message.ts'

test('the pause between attempts doubles up to six hours', () => {
  expect([0, 1, 2, 3].map(secondsToNextAttempt)).toEqual([15, 30, 60, 120])
  expect(secondsToNextAttempt(40)).toBe(6 * 60 * 60)
})
