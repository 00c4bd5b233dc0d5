import { data, Form, Link, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { may } from '~/core/staff/grant.ts'
import { isUuid } from '~/lib/uuid.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { deskOf } from '../frame/desk.server.ts'
import { Instant } from '../frame/Instant.tsx'
import { OfficePage } from '../frame/OfficePage.tsx'
import { readText } from '../frame/read-text.ts'
import type { Route } from './+types/breach.screen'
import { BreachFacts } from './BreachFacts.tsx'
import { BreachHistory } from './BreachHistory.tsx'
import { breachAudiences } from './breach.ts'
import { openBreach, tellBreach } from './breaches.server.ts'
import { LegalClock } from './LegalClock.tsx'
import { shownBreach } from './typed-breach.ts'
import { breachWords as words } from './words.ts'

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const { db, staff, clock, allow } = deskOf(context)
  const grant = allow('privacy:read')
  const breach = isUuid(id) ? await openBreach(db, grant, id, clock.now()) : null
  if (!breach) throw data(null, 404)
  return {
    id,
    facts: shownBreach(breach),
    entered: { by: breach.enteredBy, at: breach.enteredAt.toString() },
    corrections: breach.corrections.map(({ number, correctedBy, correctedAt, ...before }) => ({
      ...{ number, by: correctedBy, at: correctedAt.toString() },
      before: shownBreach(before),
    })),
    dueAt: breach.dueAt.toString(),
    told: {
      subjects: breach.subjectsToldAt?.toString() ?? null,
      authority: breach.authorityToldAt?.toString() ?? null,
      public: breach.publicToldAt?.toString() ?? null,
    },
    now: clock.now().toString(),
    mayHandle: may(staff, 'privacy:handle'),
  }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const { db, clock, allow } = deskOf(context)
  const grant = allow('privacy:handle')
  const wanted = readText(await readBody(request), 'audience')
  const audience = breachAudiences.find((each) => each === wanted)
  if (!audience || !isUuid(id)) throw data(null, 404)
  await tellBreach(db, grant, { id, audience }, clock.now())
  return redirect(at.breach(id))
}

export default function BreachScreen({ loaderData }: Route.ComponentProps) {
  const { id, facts, entered, corrections, dueAt, told, now, mayHandle } = loaderData
  const isOpen = told.subjects === null || told.authority === null
  return (
    <OfficePage title={words.title}>
      <BreachFacts facts={facts} />
      <dl className="grid max-w-prose gap-3 text-sm">
        <div>
          <dt className="text-ink-soft">{words.due}</dt>
          <dd className="flex flex-wrap gap-x-4">
            <Instant iso={dueAt} />
            {isOpen && <LegalClock dueAt={dueAt} now={now} />}
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">{words.entered}</dt>
          <dd className="flex flex-wrap gap-x-4">
            <Instant iso={entered.at} /> <span className="wrap-anywhere">{words.by(entered.by)}</span>
          </dd>
        </div>
      </dl>
      {mayHandle && (
        <Link to={at.breachCorrection(id)} className="justify-self-start underline underline-offset-4">
          {words.correct}
        </Link>
      )}
      <section className="grid max-w-prose gap-3">
        <h2 className="text-lg">{words.toldTitle}</h2>
        <ul className="grid text-sm">
          {breachAudiences.map((audience) => {
            const when = told[audience]
            return (
              <li key={audience} className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2">
                <span className="min-w-0">{words.audiences[audience]}</span>
                {when && <Instant iso={when} />}
                {!when && mayHandle && (
                  <Form method="post">
                    <button
                      type="submit"
                      name="audience"
                      value={audience}
                      aria-label={words.tellOf(words.audiences[audience])}
                      className="min-h-10 cursor-pointer font-semibold underline underline-offset-4"
                    >
                      {words.tell}
                    </button>
                  </Form>
                )}
              </li>
            )
          })}
        </ul>
      </section>
      <BreachHistory corrections={corrections} />
    </OfficePage>
  )
}
