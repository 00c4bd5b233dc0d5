import { Link } from 'react-router'
import { longDate } from '~/lib/day.ts'
import { type CalendarChoice, calendarAddress } from '../calendar-address.ts'
import { words } from '../words.ts'
import type { Entry } from './read-calendar.server.ts'
import { StateMark } from './StateMark.tsx'

type Props = { entries: readonly Entry[]; choice: CalendarChoice }

/** Cars at the workshop that are not ready, also those of earlier days. */
export function AtWorkshop({ entries, choice }: Props) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="di-bengkel" className="border-t border-line pt-4">
      <h2 id="di-bengkel" className="text-base">
        {`${words.atWorkshop} (${entries.length})`}
      </h2>
      <ul className="mt-2 grid gap-1 text-sm">
        {entries.map(({ reference, name, car, plate, date, state }) => (
          <li key={reference} className="flex flex-wrap gap-x-3 border-b border-line py-1.5">
            <Link
              to={calendarAddress({ ...choice, span: 'day', day: date, selected: reference })}
              className="font-semibold underline underline-offset-4"
            >
              <bdi>{plate}</bdi>
            </Link>
            <span>{`${name}, ${car}`}</span>
            <StateMark state={state} />
            <span className="text-ink-soft">{words.sinceDay(longDate(date))}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
