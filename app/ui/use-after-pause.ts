import { useLayoutEffect } from 'react'

/** In ms. Browsers allow about a hundred address changes in 30 seconds. */
const pauseMs = 400

/**
 * Calls `act` when it has not changed for a pause, and at once when the visitor leaves the page. For work that a moving
 * slider must not repeat in each frame.
 */
export function useAfterPause(act: () => void): void {
  useLayoutEffect(() => {
    const timer = setTimeout(act, pauseMs)
    addEventListener('pagehide', act)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', act)
    }
  }, [act])
}
