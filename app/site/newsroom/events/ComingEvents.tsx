import { at } from '~/addresses.ts'
import { Picture } from '~/core/content/Picture.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Icon } from '~/ui/Icon.tsx'
import { eventTopicNames, words as roomWords } from '../words.ts'
import type { EventSummary } from './event-summary.ts'
import { Status } from './Status.tsx'
import { words } from './words.ts'

/** Current and coming events, each with its picture, days, hours and place. */
export function ComingEvents({ events }: { events: readonly EventSummary[] }) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{words.coming}</h2>
      <ul className="mt-6 grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {events.map((event, index) => (
          <ComingEvent key={event.slug} event={event} first={index === 0} wide={index === 0 && events.length % 2 === 1} />
        ))}
      </ul>
    </section>
  )
}

const wideLook = 'sm:col-span-2 lg:grid-cols-[3fr_2fr] lg:items-center lg:gap-x-10'

/** `wide`: over both columns, so that an odd number of events leaves no gap. */
function ComingEvent({ event, first, wide }: { event: EventSummary; first: boolean; wide: boolean }) {
  const { slug, title, summary, topic, sample, picture, dates, hours, place, status } = event
  return (
    <li className={`group relative grid content-start ${wide ? wideLook : ''}`}>
      <Picture picture={picture} slot="half" first={first} />
      <div className="mt-4">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-bold text-lg tabular">{dates}</span>
          <Facts inline className="text-ink-soft text-sm" facts={[eventTopicNames[topic], sample && roomWords.sample]} />
        </p>
        <Status status={status} />
        <h3 className="mt-1 text-xl">
          <a
            href={at.event(slug)}
            className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:underline-offset-4"
          >
            {title}
          </a>
        </h3>
        <p className="mt-2 text-ink-soft">{summary}</p>
        <HoursAndPlace hours={hours} place={place} />
      </div>
    </li>
  )
}

function HoursAndPlace({ hours, place }: Pick<EventSummary, 'hours' | 'place'>) {
  return (
    <ul className="mt-3 grid gap-1 text-sm tabular">
      <li className="flex gap-2">
        <Icon name="clock" className="mt-0.5 size-4 shrink-0" />
        {hours}
      </li>
      <li className="flex gap-2">
        <Icon name="pin" className="mt-0.5 size-4 shrink-0" />
        {place}
      </li>
    </ul>
  )
}
