import { useEffect, useRef } from 'react'

/** In ms. Browsers allow about a hundred address changes in 30 seconds. */
const leastPause = 400

/** Writes the input to the address of the page, without new history entries. */
export function useAddress(address: string): void {
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    const timer = setTimeout(() => show(address), leastPause)
    // A visitor who leaves during the pause finds the last choice after Back.
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
