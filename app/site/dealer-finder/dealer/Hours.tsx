import type { DealerPageData } from './dealer-page.server.ts'
import { dayNames, words } from './words.ts'

/** The week, the days that differ from it, and whether it is open at this moment. */
export function Hours({ page: { week, weekday, exceptions, zone, open } }: { page: DealerPageData }) {
  return (
    <section aria-labelledby="jam">
      <h2 id="jam" className="text-xl">
        {words.hours}
      </h2>
      <p className={`mt-1 font-semibold ${open.isOpen ? 'text-good' : ''}`}>{open.text}</p>
      <dl className="mt-3 max-w-form tabular">
        {week.map(({ from, to, hours }) => (
          <div
            key={from}
            className={`flex justify-between gap-4 border-line border-t py-2 ${from <= weekday && weekday <= to ? 'font-bold' : ''}`}
          >
            <dt>{from === to ? dayNames[from] : `${dayNames[from]}–${dayNames[to]}`}</dt>
            <dd>{hours ?? words.closed}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft text-sm">{words.zone(zone)}</p>
      {exceptions.length > 0 && (
        <>
          <h3 className="mt-6 font-bold">{words.exceptions}</h3>
          <dl className="mt-2 max-w-form tabular">
            {exceptions.map(({ day, hours, reason }) => (
              <div key={day} className="flex justify-between gap-4 border-line border-t py-2">
                <dt>
                  {day}
                  <span className="block text-ink-soft text-sm">{reason}</span>
                </dt>
                <dd>{hours ?? words.closed}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
