import { Link } from 'react-router'
import { type DateParts, dayFromIso, daysAfter, isoDay } from '~/lib/date-parts.ts'
import { longDate, monthName } from '~/lib/day.ts'
import { Icon } from '~/ui/Icon.tsx'
import { type CalendarChoice, calendarAddress } from '../calendar-address.ts'
import { words } from '../words.ts'
import { tab } from './tab.ts'

/** Moves through days and weeks, and chooses what is shown. */
export function Toolbar({ choice, today }: { choice: CalendarChoice; today: string }) {
  const step = choice.span === 'week' ? 7 : 1
  const day = dayFromIso(choice.day)
  const to = (changes: Partial<CalendarChoice>) => calendarAddress({ ...choice, selected: '', ...changes })
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      <p className="flex items-center gap-1">
        <Link to={to({ day: isoDay(daysAfter(day, -step)) })} className={tab} aria-label={words.earlier[choice.span]}>
          <Icon name="chevron" className="size-4 rotate-90" />
        </Link>
        <Link to={to({ day: today })} className={tab}>
          {words.today}
        </Link>
        <Link to={to({ day: isoDay(daysAfter(day, step)) })} className={tab} aria-label={words.later[choice.span]}>
          <Icon name="chevron" className="size-4 -rotate-90" />
        </Link>
      </p>
      <h2 className="text-lg tabular">{choice.span === 'week' ? weekWords(day) : longDate(choice.day)}</h2>
      <p className="flex flex-wrap gap-1 lg:ms-auto">
        <Tab to={to({ span: 'day' })} isCurrent={choice.span === 'day'} label={words.day} />
        <Tab to={to({ span: 'week' })} isCurrent={choice.span === 'week'} label={words.week} />
        {choice.span === 'week' && (
          <span className="flex gap-1 border-s border-line ps-2">
            <Tab to={to({ kind: 'test-drive' })} isCurrent={choice.kind === 'test-drive'} label={words.kinds['test-drive']} />
            <Tab to={to({ kind: 'service' })} isCurrent={choice.kind === 'service'} label={words.kinds.service} />
          </span>
        )}
      </p>
    </div>
  )
}

function Tab({ to, isCurrent, label }: { to: string; isCurrent: boolean; label: string }) {
  return (
    <Link to={to} className={tab} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  )
}

/** `30 November–6 Desember 2026` */
function weekWords(day: DateParts): string {
  const date = new Date(Date.UTC(day.year, day.month - 1, day.day))
  const monday = daysAfter(day, -((date.getUTCDay() + 6) % 7))
  const sunday = daysAfter(monday, 6)
  const first = monday.month === sunday.month ? `${monday.day}` : `${monday.day} ${monthName(monday.month)}`
  return `${first}–${sunday.day} ${monthName(sunday.month)} ${sunday.year}`
}
