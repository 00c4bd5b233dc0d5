import { useEffect, useRef } from 'react'

/** Milliseconds. Browsers refuse more than a hundred changes of the address in half a minute. */
const leastPause = 400

/** Keeps the address of the page at what is chosen, without a new entry in the history. */
export function useAddress(address: string): void {
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    const timer = setTimeout(() => show(address), leastPause)
    // Whoever leaves within the pause comes back to the last choice all the same.
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
}
