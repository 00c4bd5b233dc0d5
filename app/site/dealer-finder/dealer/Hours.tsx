import { Facts } from '~/ui/Facts.tsx'
import type { DealerPageData } from './dealer-page.server.ts'
import { dayNames, words } from './words.ts'

/** The usual week, and the coming exception days. */
export function Hours({ page: { week, weekday, exceptions, zone } }: { page: DealerPageData }) {
  return (
    <section aria-labelledby="jam">
      <h2 id="jam" className="text-xl">
        {words.hours}
      </h2>
      <dl className="mt-3 max-w-form tabular">
        {week.map(({ from, to, hours }) => (
          <Line
            key={from}
            day={from === to ? (dayNames[from] ?? '') : `${dayNames[from]}–${dayNames[to]}`}
            hours={hours}
            isToday={weekday !== null && from <= weekday && weekday <= to}
          />
        ))}
      </dl>
      <p className="mt-2 text-ink-soft text-sm">{words.zone(zone)}</p>
      {exceptions.length > 0 && (
        <>
          <h3 className="mt-6 font-bold">{words.exceptions}</h3>
          <dl className="mt-2 max-w-form tabular">
            {exceptions.map((exception) => (
              <Line key={exception.day} {...exception} />
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

type LineProps = { day: string; hours: string | null; reason?: string; isToday: boolean }

function Line({ day, hours, reason, isToday }: LineProps) {
  return (
    <div className={`flex justify-between gap-4 border-line border-t py-2 ${isToday ? 'font-bold' : ''}`}>
      <dt>
        <Facts inline facts={[day, isToday && words.today]} />
        {reason && <span className="block font-normal text-ink-soft text-sm">{reason}</span>}
      </dt>
      <dd className="text-right">{hours ?? words.closed}</dd>
    </div>
  )
}
