import { Form } from 'react-router'
import { hoursPageWords as page } from './hours-words.ts'
import type { DayWithHours } from './read-hours.server.ts'

/** The days whose hours differ from the usual week, with who said so. */
export function DayTable({ days, mayChange }: { days: readonly DayWithHours[]; mayChange: boolean }) {
  if (days.length === 0) return <p className="text-ink-soft">{page.noDays}</p>
  return (
    <ul className="grid text-sm">
      {days.map(({ date, label, hours, reason, isOwn, setBy }) => (
        <li key={date} className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-2">
          <span className="font-semibold tabular">{label}</span>
          <span className="tabular">{hours}</span>
          <span className="min-w-0 text-ink-soft wrap-anywhere">
            {isOwn ? reason : `${reason} (${page.holiday})`}
            {setBy && <span className="block text-xs">{setBy}</span>}
          </span>
          {isOwn && mayChange && (
            <Form method="post" className="ms-auto">
              <input type="hidden" name="change" value="usual-day" />
              <input type="hidden" name="date" value={date} />
              <button type="submit" className="min-h-10 cursor-pointer underline underline-offset-4">
                {page.usualAgain}
                <span className="sr-only">{`: ${label}`}</span>
              </button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}
