import { Icon } from '~/ui/Icon.tsx'
import { timeLeft } from '../leads/time-left.ts'
import { words } from './words.ts'

/** Less than this is marked. More is told in hours too: the law counts hours. */
const soonHours = 24

/** The time left until the end of a legal time. `dueAt` and `now`: ISO instants. The word says what the colour says. */
export function LegalClock({ dueAt, now }: { dueAt: string; now: string }) {
  const [due, present] = [Date.parse(dueAt), Date.parse(now)]
  const { tone, text } = timeLeft(due, present)
  const hours = (due - present) / 3_600_000
  const isSoon = hours < soonHours
  const look = tone === 'late' ? 'font-semibold text-error' : isSoon ? 'font-semibold text-warn' : ''
  return (
    <span className={`inline-flex items-center gap-1 whitespace-nowrap tabular ${look}`}>
      <Icon name={tone === 'late' ? 'warning' : 'clock'} className="size-4 shrink-0" />
      <span className="sr-only">{words.left} </span>
      {isSoon ? text : words.hours(Math.floor(hours))}
    </span>
  )
}
