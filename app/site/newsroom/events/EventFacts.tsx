import { at } from '~/addresses.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { Icon, type IconName } from '~/ui/Icon.tsx'
import type { EventShown } from './event-page.server.ts'
import { Status } from './Status.tsx'
import { words } from './words.ts'

/** Days, hours and place of an event, and what a visitor can do with them. */
export function EventFacts({ shown }: { shown: EventShown }) {
  return (
    <div className="mt-4 grid gap-x-12 gap-y-6 rounded-card bg-paper-warm p-5 sm:grid-cols-2 lg:p-8">
      <When shown={shown} />
      <Where place={shown.place} isFree={shown.article.free} />
      <Actions shown={shown} />
    </div>
  )
}

function When({ shown: { hours, status } }: { shown: EventShown }) {
  return (
    <section>
      <Heading icon="clock" text={words.when} />
      <Status status={status} />
      <dl className="mt-2 tabular">
        {hours.map((line) => (
          <div key={line.days} className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2">
            <dt>{line.days}</dt>
            <dd className="font-semibold">{line.hours}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Where({ place, isFree }: { place: EventShown['place']; isFree: boolean }) {
  const { name, address, city, province, href } = place
  return (
    <section>
      <Heading icon="pin" text={words.where} />
      <div className="mt-2 border-line border-t py-2">
        <p className="font-semibold">
          {href ? (
            <a href={href} className="underline underline-offset-4">
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        <p>{address}</p>
        <p>{[city, province].filter(Boolean).join(', ')}</p>
        {isFree && (
          <p className="mt-2 flex items-center gap-2 font-semibold text-good">
            <Icon name="check" />
            {words.free}
          </p>
        )}
      </div>
    </section>
  )
}

function Heading({ icon, text }: { icon: IconName; text: string }) {
  return (
    <h2 className="flex items-center gap-2 text-lg">
      <Icon name={icon} />
      {text}
    </h2>
  )
}

function Actions({ shown: { slug, status, place, testDrive } }: { shown: EventShown }) {
  const isOver = status.phase === 'over'
  return (
    <div className="grid gap-3 sm:col-span-2 print:hidden">
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {testDrive && <ButtonLink href={testDrive.href}>{words.testDrive}</ButtonLink>}
        {!isOver && (
          <ButtonLink href={at.eventCalendar(slug)} tone="secondary">
            {words.calendar}
          </ButtonLink>
        )}
        {!isOver && (
          <ButtonLink href={place.directions} rel="noreferrer" tone="secondary">
            {words.directions}
          </ButtonLink>
        )}
        <ButtonLink href={place.nearby} tone="quiet">
          {words.nearby}
        </ButtonLink>
      </div>
      {testDrive && <p className="text-ink-soft text-sm">{testDrive.hint}</p>}
    </div>
  )
}
