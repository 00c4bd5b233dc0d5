import { useEffect, useState } from 'react'
import { LineDrawing } from '~/ui/LineDrawing.tsx'
import { check, warning } from '~/ui/line-shapes.ts'
import { timeLeft } from './time-left.ts'
import { listWords as words } from './words.ts'

const clockShape = 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 7v5.2l3.5 2'
const looks = {
  late: { shape: warning, colour: 'font-semibold text-error' },
  soon: { shape: clockShape, colour: 'font-semibold text-warn' },
  calm: { shape: clockShape, colour: '' },
}

type Props = { dueAt: number | null; contactedAt: number | null; now: number }

/** The time left until the promise; after an answer, that there was one. */
export function TimeLeft({ dueAt, contactedAt, now }: Props) {
  if (dueAt === null) {
    if (contactedAt === null) return <span className="text-ink-soft">{words.noPromise}</span>
    return (
      <span className="inline-flex items-center gap-1 whitespace-nowrap text-ink-soft">
        <LineDrawing shape={check} className="size-4 shrink-0" />
        {words.answered}
      </span>
    )
  }
  const { tone, text } = timeLeft(dueAt, now)
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap tabular ${looks[tone].colour}`}>
      <LineDrawing shape={looks[tone].shape} className="size-4 shrink-0" />
      <span className="sr-only">{words.timeLeft} </span>
      {text}
    </span>
  )
}

/** The present time, which moves on while the page is open. Begins with the server's. */
export function useNow(servedAt: number): number {
  const [now, setNow] = useState(servedAt)
  useEffect(() => {
    const [start, offset] = [Date.now(), servedAt]
    const tick = () => setNow(offset + Date.now() - start)
    tick()
    const timer = setInterval(tick, 20_000)
    return () => clearInterval(timer)
  }, [servedAt])
  return now
}
