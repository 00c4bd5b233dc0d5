import { expect, test } from 'vitest'
import { pausesInSeconds } from './message.ts'

test('the pause between attempts doubles up to six hours', () => {
  expect(pausesInSeconds.slice(0, 4)).toEqual([15, 30, 60, 120])
  expect(pausesInSeconds.at(-1)).toBe(6 * 60 * 60)
})

test('a gateway that fails for a day loses no message', () => {
  const hours = pausesInSeconds.slice(0, -1).reduce((sum, pause) => sum + pause, 0) / 3600
  expect(hours).toBeGreaterThan(24)
  expect(hours).toBeLessThan(30)
})
