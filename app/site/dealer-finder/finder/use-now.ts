import { useEffect, useState } from 'react'
import type { Moment } from '../../../lib/local-time.ts'

const everyMinute = 60_000

/** The current moment by the server's clock. It starts at the time the page was rendered. */
export function useNow(served: number): Moment {
  const [now, setNow] = useState<Moment>({ epochMilliseconds: served })
  useEffect(() => {
    const timer = setInterval(() => setNow({ epochMilliseconds: served + performance.now() }), everyMinute)
    return () => clearInterval(timer)
  }, [served])
  return now
}
