import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { Button, ButtonLink } from '~/ui/Button.tsx'
import { readBody } from '~/ui/form.ts'
import { cancelTestDrive } from '../drives.server.ts'
import { words } from '../words.ts'
import type { Route } from './+types/cancellation.screen'
import { BookedFacts } from './BookedFacts.tsx'
import { readBooked } from './booked.server.ts'
import { bookedWords } from './words.ts'

export const handle = { personal: true }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const booked = await readBooked(db, params.token, clock.now())
  return booked.may.cancel ? booked : redirect(at.testDriveResult(params.token))
}

/** Whatever the answer is, the result page tells how the test drive stands. */
export async function action({ params, request, context }: Route.ActionArgs) {
  await readBody(request)
  const { db, clock, environment } = context.get(services)
  await cancelTestDrive(db, params.token, { now: clock.now(), publicUrl: environment.publicUrl })
  return redirect(at.testDriveResult(params.token), 303)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        { title: bookedWords.cancelTitle, description: bookedWords.description, path: at.testDrive(), hidden: true },
        matches,
      )
    : []

export default function CancellationScreen({ loaderData: booked }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: words.title, href: at.testDrive() }]} />
      <h1 className="mt-6 text-3xl">{bookedWords.cancelTitle}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{bookedWords.cancelLead}</p>
      <div className="stage mt-8 max-w-form rounded-card p-6 lg:p-10">
        <BookedFacts booked={booked} />
      </div>
      <form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button>{bookedWords.cancelNow}</Button>
        <ButtonLink href={at.testDriveMove(booked.token)} tone="secondary">
          {bookedWords.move}
        </ButtonLink>
        <ButtonLink href={at.testDriveResult(booked.token)} tone="quiet">
          {bookedWords.back}
        </ButtonLink>
      </form>
    </div>
  )
}
