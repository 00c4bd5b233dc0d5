import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { makerName } from '~/core/content/settings.ts'
import { calendarOf } from '~/core/dealers/dealer.ts'
import { momentOf, readDay, readTime } from '~/lib/day.ts'
import { services } from '~/platform/services.ts'
import { frameOf, pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { readBody } from '~/ui/form.ts'
import { moveTestDrive } from '../drives.server.ts'
import { withAlternative } from '../submission.ts'
import { words } from '../words.ts'
import type { Route } from './+types/move.screen'
import { BookedFacts } from './BookedFacts.tsx'
import { findOr404, readBooked } from './booked.server.ts'
import { MoveForm } from './MoveForm.tsx'
import { alternativesTo, readMove } from './move.server.ts'
import { bookedWords } from './words.ts'

export const handle = { personal: true }

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const booked = await readBooked(db, params.token, clock.now())
  if (!booked.may.move) return redirect(at.testDriveResult(params.token))
  const lookedAt = new URL(request.url).searchParams.get('date') ?? ''
  return { booked, move: await readMove(db, params.token, lookedAt, clock.now()) }
}

export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  const { db, clock, environment } = context.get(services)
  const now = clock.now()
  const body = withAlternative(await readBody(request))
  const typed = { date: String(body.get('date') ?? ''), time: String(body.get('time') ?? '') }
  const [day, minutes] = [readDay(typed.date), readTime(typed.time)]
  const page = { move: await readMove(db, token, typed.date, now), time: typed.time }
  if (!day || minutes === null) return data({ ...page, missing: { date: !day, time: minutes === null } }, { status: 422 })
  const wanted = momentOf(day, minutes, calendarOf((await findOr404(db, token)).dealer).zone)
  const moved = await moveTestDrive(db, token, wanted, { now, publicUrl: environment.publicUrl })
  if (!moved.ok && moved.refusal === 'slot-gone') {
    return data({ ...page, alternatives: await alternativesTo(db, token, wanted, now) }, { status: 409 })
  }
  return redirect(at.testDriveResult(token), 303)
}

// The title tells of what was refused, which `meta` does not know.
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        { title: bookedWords.moveTitle, description: bookedWords.description, path: at.testDrive(), hidden: true },
        matches,
      ).filter((tag) => !('title' in tag))
    : []

export default function MoveScreen({ loaderData, actionData, matches }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <title>{`${titleOf(actionData)} | ${makerName(frameOf(matches).settings)}`}</title>
      <Trail steps={[{ label: words.title, href: at.testDrive() }]} />
      <div className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,var(--container-form))_minmax(0,1fr)]">
        <MoveForm move={actionData?.move ?? loaderData.move} refused={actionData} />
        <div className="stage rounded-card p-6 lg:p-10">
          <BookedFacts booked={loaderData.booked} />
        </div>
      </div>
    </div>
  )
}

function titleOf(refused: Route.ComponentProps['actionData']): string {
  if (!refused) return bookedWords.moveTitle
  return words.errorTitle('alternatives' in refused ? bookedWords.gone : bookedWords.moveTitle)
}
