import { useEffect, useState } from 'react'
import type { Moment } from '../../../lib/local-time.ts'

const everyMinute = 60_000

/** The moment of the page, by the server's clock, which goes on while the page is open. */
export function useNow(served: number): Moment {
  const [now, setNow] = useState<Moment>({ epochMilliseconds: served })
  useEffect(() => {
    const timer = setInterval(() => setNow({ epochMilliseconds: served + performance.now() }), everyMinute)
    return () => clearInterval(timer)
  }, [served])
  return now
}
