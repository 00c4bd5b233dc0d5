// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { afterFirstPaint } from './after-paint.ts'

/** Reports paints to the observer of the page. */
let report: (...names: string[]) => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(observe: (list: { getEntriesByName: (name: string) => string[] }) => void) {
        report = (...names) => observe({ getEntriesByName: (name) => names.filter((each) => each === name) })
      }
      observe() {}
      disconnect() {}
    },
  )
})

test('what waits for the first contentful paint starts once, and not at a paint without content', () => {
  const start = vi.fn()
  afterFirstPaint(start)
  report('first-paint')
  expect(start).not.toHaveBeenCalled()
  report('first-contentful-paint')
  expect(start).toHaveBeenCalledOnce()
  vi.runAllTimers()
  expect(start).toHaveBeenCalledOnce()
})

test('a paint that is reported many frames after the load event is waited for', () => {
  const start = vi.fn()
  afterFirstPaint(start)
  for (let frame = 0; frame < 20; frame++) vi.advanceTimersToNextFrame()
  expect(start).not.toHaveBeenCalled()
  report('first-contentful-paint')
  expect(start).toHaveBeenCalledOnce()
})

test('a page whose paint the browser never reports starts all the same', () => {
  const start = vi.fn()
  afterFirstPaint(start)
  vi.runAllTimers()
  expect(start).toHaveBeenCalledOnce()
})
