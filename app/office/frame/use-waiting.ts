import { useCallback, useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { at } from '~/addresses.ts'

/** Milliseconds between two questions of a page that is shown. */
const pause = 20_000

/**
 * How many visitors of the live chat wait for this employee or for any, on every page of the office. `first` came with the
 * page; null for an employee who does not answer. While the server cannot be reached the last number stays.
 */
export function useWaiting(first: number | null): number | null {
  const [count, setCount] = useState(first)
  const { pathname } = useLocation()
  const { state } = useRevalidator()
  const answers = first !== null
  const look = useCallback(async () => {
    if (!answers || document.hidden) return
    const found = await readWaiting()
    if (found !== null) setCount(found)
  }, [answers])
  useEffect(() => {
    const timer = setInterval(look, pause)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [look])
  // Another page, and one that was read again, may show fewer or more.
  useEffect(() => {
    if (state === 'idle') void look()
  }, [look, pathname, state])
  return count
}

/** Null without an answer. A redirect to the page of signing in is none, and must not lead this page away. */
async function readWaiting(): Promise<number | null> {
  try {
    const answer = await fetch(at.chatWaiting(), { redirect: 'manual' })
    return answer.ok ? ((await answer.json()) as { count: number }).count : null
  } catch {
    return null
  }
}
