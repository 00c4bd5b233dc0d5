import { data, redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { type LeadOf, stateOf } from '~/core/leads/lead.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { viewRequest } from '~/core/leads/request/request-view.server.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { Trail } from '~/site/frame/Trail.tsx'
import { words as roomWords } from '../words.ts'
import type { Route } from './+types/hold.screen'
import { enterLater, wayInto } from './entry.server.ts'
import { Held, titleOf } from './Held.tsx'
import { words } from './words.ts'

export const handle = { personal: true }

/** The page of a verified order with an obstacle. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock.now()
  const lead = (await leadOr404(db, token, now, 'pre-order')) as LeadOf<'pre-order'>
  if (stateOf(lead, now) !== 'verified') throw redirect(at.preOrderResult(token))
  const way = await wayInto(db, lead, now)
  const obstacle = way.ok ? null : way.refusal
  return data({ token, obstacle, view: await viewRequest(db, lead, now) }, { status: obstacle ? 409 : 200 })
}

/** Redirects to the result page, which redirects back here if the obstacle is still there. */
export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  await readBody(request)
  const process = context.get(services)
  await leadOr404(process.db, token, process.clock.now(), 'pre-order')
  await enterLater(process.db, token, leadContextOf(process))
  return redirect(at.preOrderResult(token), 303)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(
        { title: titleOf(loaderData.obstacle), description: words.description, path: at.preOrder(), hidden: true },
        matches,
      )
    : []

export default function HoldScreen({ loaderData: { token, obstacle, view } }: Route.ComponentProps) {
  return (
    <div className="content py-8 lg:py-12">
      <Trail steps={[{ label: roomWords.name, href: at.preOrder() }]} />
      <Held token={token} obstacle={obstacle} view={view} />
    </div>
  )
}
