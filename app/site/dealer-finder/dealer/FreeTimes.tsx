import { ButtonLink } from '~/ui/Button.tsx'
import type { FreeTimes as Free } from './free-times.server.ts'
import { words } from './words.ts'

const names = { 'test-drive': words.testDrive, service: words.service }

/** The next free times. Each leads to the form with dealer, day and time filled in. */
export function FreeTimes({ free }: { free: readonly Free[] }) {
  if (free.length === 0) return null
  return (
    <section aria-labelledby="jadwal">
      <h2 id="jadwal" className="text-xl">
        {words.slots}
      </h2>
      <div className="mt-4 grid gap-8">
        {free.map((each) => (
          <Kind key={each.kind} free={each} />
        ))}
      </div>
    </section>
  )
}

function Kind({ free }: { free: Free }) {
  const { kind, times, href } = free
  const name = names[kind]
  return (
    <div>
      <h3 className="font-bold">{name}</h3>
      <p className="text-ink-soft">{dayText(free)}</p>
      {times.length > 0 && (
        <ul className="mt-3 grid columns-of-5.5 gap-2">
          {times.map(({ label, href: form }) => (
            <li key={label}>
              <a
                href={form}
                aria-label={`${name} ${label}`}
                className="flex min-h-11 items-center justify-center rounded-control border border-line-strong tabular hover:border-current"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3">
        <ButtonLink href={href} tone={kind === 'test-drive' ? 'primary' : 'secondary'}>
          {words.allTimes(name)}
        </ButtonLink>
      </div>
    </div>
  )
}

function dayText({ day, isClosedToday }: Free): string {
  if (!day) return words.noSlots
  if (day.isToday) return words.slotsToday(day.name)
  return isClosedToday ? words.slotsAfterClosedDay(day.name) : words.slotsLater(day.name)
}
