import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { log } from '../app/platform/log.server.ts'
import { retryWhile } from './process.ts'

log.level = 'silent'
beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const passing = new Error('starting')
const isPassing = (error: unknown) => error === passing

test('a start waits for a database that is coming back', async () => {
  const open = vi.fn().mockRejectedValueOnce(passing).mockRejectedValueOnce(passing).mockResolvedValue('open')
  const opened = retryWhile(isPassing, open, 30, log)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await opened).toBe('open')
})

test('a start gives up after the set time, and at once for a fault that waiting cannot fix', async () => {
  const open = vi.fn().mockRejectedValue(passing)
  const opened = retryWhile(isPassing, open, 3, log)
  const failed = expect(opened).rejects.toBe(passing)
  await vi.advanceTimersByTimeAsync(3000)
  await failed
  expect(open).toHaveBeenCalledTimes(4)
  const lasting = new Error('wrong password')
  await expect(retryWhile(isPassing, () => Promise.reject(lasting), 30, log)).rejects.toBe(lasting)
})
