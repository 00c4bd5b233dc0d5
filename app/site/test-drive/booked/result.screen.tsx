import { at } from '~/addresses.ts'
import { carTransitions, transitionClass } from '~/core/cars/car-transitions.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { ButtonLink } from '~/ui/Button.tsx'
import { PageStyle } from '~/ui/PageStyle.tsx'
import { words } from '../words.ts'
import type { Route } from './+types/result.screen'
import { BookedFacts } from './BookedFacts.tsx'
import { type Booked, readBooked } from './booked.server.ts'
import { WhatNext } from './WhatNext.tsx'
import { bookedWords } from './words.ts'

export const handle = { personal: true }

export function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return readBooked(db, params.token, clock.now())
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        { title: bookedWords.titles[loaderData.state], description: bookedWords.description, path: at.testDrive(), hidden: true },
        matches,
      )
    : []

export default function ResultScreen({ loaderData: booked }: Route.ComponentProps) {
  const { state, car } = booked
  return (
    <div className="content py-8 lg:py-12">
      <PageStyle css={carTransitions} />
      <Trail steps={[{ label: words.title, href: at.testDrive() }]} />
      <h1 className="mt-6 text-3xl">{bookedWords.titles[state]}</h1>
      <p className="mt-3 max-w-prose text-ink-soft text-lg">{bookedWords.leads[state]}</p>
      <div className="mt-8 grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="stage grid gap-6 rounded-card p-6 lg:p-10">
          <img
            src={car.picture}
            alt=""
            width={car.width}
            height={car.height}
            className={`h-auto w-full max-w-form justify-self-center ${transitionClass(car.slug)}`}
          />
          <BookedFacts booked={booked} />
        </div>
        <div className="grid gap-8">
          {booked.answerBy && state !== 'past' && <WhatNext booked={booked} />}
          <Actions booked={booked} />
        </div>
      </div>
    </div>
  )
}

function Actions({ booked: { token, may, car, dealer } }: { booked: Booked }) {
  if (!may.move && !may.cancel) {
    return <ButtonLink href={at.testDrive({ vehicle: car.slug, dealer: dealer.slug })}>{bookedWords.again}</ButtonLink>
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink href={at.testDriveCalendar(token)}>{bookedWords.calendar}</ButtonLink>
      <ButtonLink href={at.testDriveMove(token)} tone="secondary">
        {bookedWords.move}
      </ButtonLink>
      <ButtonLink href={at.testDriveCancellation(token)} tone="quiet">
        {bookedWords.cancel}
      </ButtonLink>
    </div>
  )
}
