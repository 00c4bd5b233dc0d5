import { vi } from 'vitest'

/** Waits until the check holds. Long, because a busy machine is no fault; shorter than the limit of a test. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 20_000 })
