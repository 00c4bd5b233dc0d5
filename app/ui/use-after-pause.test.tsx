// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAddress } from './use-address.ts'
import { useAfterPause } from './use-after-pause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** The steps of a slider; `stored` has what was done with them. */
function slider() {
  const stored: number[] = []
  const acts = Array.from({ length: 10 }, (_, step) => () => void stored.push(step))
  const { rerender, unmount } = renderHook(({ step }) => useAfterPause(acts[step] ?? (() => {})), { initialProps: { step: 0 } })
  const moveTo = (last: number) => {
    for (let step = 1; step <= last; step++) {
      vi.advanceTimersByTime(40)
      rerender({ step })
    }
  }
  return { stored, moveTo, unmount }
}

test('a moving slider acts once, after its last step', () => {
  const { stored, moveTo } = slider()
  moveTo(9)
  expect(stored).toEqual([])
  vi.advanceTimersByTime(400)
  expect(stored).toEqual([9])
})

test('a visitor who leaves before the pause has the last step', () => {
  const { stored, moveTo, unmount } = slider()
  moveTo(5)
  dispatchEvent(new Event('pagehide'))
  expect(stored).toEqual([5])
  unmount()
  vi.advanceTimersByTime(400)
  dispatchEvent(new Event('pagehide'))
  expect(stored).toEqual([5])
})

test('the address follows after the pause, without a new history entry, and not when it is the same', () => {
  const replaced = vi.spyOn(history, 'replaceState').mockImplementation(() => {})
  const { rerender } = renderHook(({ address }) => useAddress(address), {
    initialProps: { address: '/simulasi-kredit?dp=20%25' },
  })
  vi.advanceTimersByTime(400)
  expect(replaced).not.toHaveBeenCalled()
  for (const percent of [21, 22, 23]) rerender({ address: `/simulasi-kredit?dp=${percent}%25` })
  vi.advanceTimersByTime(400)
  expect(replaced.mock.calls.map(([, , address]) => address)).toEqual(['/simulasi-kredit?dp=23%25'])
  replaced.mockRestore()
})
