import { at } from '~/addresses.ts'
import type { EventSummary } from './event-summary.ts'
import { words } from './words.ts'

/** Past events, one line each. */
export function PastEvents({ events }: { events: readonly EventSummary[] }) {
  return (
    <section className="mt-14">
      <h2 className="text-2xl">{words.past}</h2>
      <ul className="mt-4">
        {events.map(({ slug, title, dates, place }) => (
          <li
            key={slug}
            className="group relative grid gap-x-8 border-line border-t py-4 last:border-b md:grid-cols-[14rem_1fr_auto] md:items-baseline"
          >
            <p className="text-ink-soft text-sm tabular">{dates}</p>
            <h3 className="text-lg">
              <a href={at.event(slug)} className="after:absolute after:inset-0 group-hover:underline">
                {title}
              </a>
            </h3>
            <p className="text-ink-soft text-sm">{place}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
