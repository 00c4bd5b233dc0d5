import { useCallback, useEffect, useRef } from 'react'
import { useAfterPause } from './use-after-pause.ts'

/** Replaces the page's address without a new history entry, when it has not changed for a pause. */
export function useAddress(address: string): void {
  const shown = useRef(address)
  const show = useCallback(() => {
    if (shown.current === address) return
    shown.current = address
    history.replaceState(history.state, '', address)
  }, [address])
  useAfterPause(show)
  // Back from a place in the page, such as `#hasil`: the input stays, so the address has to follow it again.
  useEffect(() => {
    const follow = () => history.replaceState(history.state, '', address + location.hash)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [address])
}
