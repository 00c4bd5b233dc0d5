import { Link } from 'react-router'
import { at } from '~/addresses.ts'
import { may } from '~/core/staff/grant.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { Instant } from '../frame/Instant.tsx'
import { OfficePage } from '../frame/OfficePage.tsx'
import type { Route } from './+types/privacy.screen'
import { listBreaches } from './breaches.server.ts'
import { LegalClock } from './LegalClock.tsx'
import { RequestList } from './RequestList.tsx'
import { type ListedRequest, listRequests } from './requests.server.ts'
import { words } from './words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, staff, clock, allow } = deskOf(context)
  const grant = allow('privacy:read')
  const now = clock.now()
  const { open, handled } = await listRequests(db, grant, now)
  const breaches = await listBreaches(db, grant)
  return {
    now: now.toString(),
    mayHandle: may(staff, 'privacy:handle'),
    open: open.map(rowOf),
    handled: handled.map(rowOf),
    breaches: breaches.map(({ id, affected, noticedAt, dueAt, subjectsToldAt, authorityToldAt }) => ({
      ...{ id, affected, noticedAt: noticedAt.toString(), dueAt: dueAt.toString() },
      isTold: subjectsToldAt !== null && authorityToldAt !== null,
    })),
  }
}

const rowOf = ({ receivedAt, dueAt, handledAt, erasedAt, ...row }: ListedRequest) => ({
  ...row,
  receivedAt: receivedAt.toString(),
  dueAt: dueAt.toString(),
  handledAt: handledAt?.toString() ?? null,
  erasedAt: erasedAt?.toString() ?? null,
})

export default function PrivacyScreen({ loaderData }: Route.ComponentProps) {
  const { open, handled, breaches, now, mayHandle } = loaderData
  return (
    <OfficePage title={words.title} action={mayHandle && <ButtonLink href={at.newPrivacyRequest()}>{words.add}</ButtonLink>}>
      <p className="max-w-prose text-ink-soft">{words.intro}</p>
      <RequestList title={words.open} rows={open} now={now} />
      <RequestList title={words.handled} rows={handled} now={now} />
      <section className="grid gap-3">
        <h2 className="text-lg">{words.breaches}</h2>
        {breaches.length === 0 && <p>{words.none}</p>}
        <ul className="grid max-w-prose text-sm">
          {breaches.map(({ id, affected, noticedAt, dueAt, isTold }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-2">
              <Link to={at.breach(id)} className="font-semibold underline underline-offset-4">
                <Instant iso={noticedAt} />
              </Link>
              <span>
                {words.affected}: {affected}
              </span>
              {isTold ? <span>{words.told}</span> : <LegalClock dueAt={dueAt} now={now} />}
            </li>
          ))}
        </ul>
        {mayHandle && (
          <p>
            <ButtonLink href={at.newBreach()} tone="secondary">
              {words.addBreach}
            </ButtonLink>
          </p>
        )}
      </section>
    </OfficePage>
  )
}
