import { useEffect, useRef } from 'react'

/** In ms. Browsers allow about a hundred address changes in 30 seconds. */
const pauseMs = 400

/** Replaces the page's address without a new history entry, at most every 400 ms. */
export function useAddress(address: string): void {
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    const timer = setTimeout(() => show(address), pauseMs)
    // A visitor who leaves before the timer runs must find the last choice after Back.
    const leave = () => show(address)
    addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', leave)
    }
    function show(next: string) {
      shown.current = next
      history.replaceState(history.state, '', next)
    }
  }, [address])
  // Back from a place in the page, such as `#hasil`: the input stays, so the address has to follow it again.
  useEffect(() => {
    const follow = () => history.replaceState(history.state, '', address + location.hash)
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [address])
}
