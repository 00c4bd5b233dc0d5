import { redirect } from 'react-router'
import { at } from '~/addresses.ts'
import { leadContextOf } from '~/core/leads/lead-context.ts'
import { leadOr404 } from '~/core/leads/request/find-or-404.server.ts'
import { viewRequest } from '~/core/leads/request/request-view.server.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import { pageMeta } from '~/site/frame/page-meta.ts'
import { ButtonLink } from '~/ui/Button.tsx'
import { words } from '../words.ts'
import type { Route } from './+types/cancellation.screen'
import { AskFirst } from './AskFirst.tsx'
import { cancelRequest } from './change.server.ts'

export const handle = { personal: true }

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const view = await viewRequest(db, await leadOr404(db, token, clock.now()), clock.now())
  return view.may.cancel ? { token, view } : redirect(at.request(token))
}

/** Redirects to the request's page in every case. That page shows the state of the request. */
export async function action({ params: { token }, request, context }: Route.ActionArgs) {
  await readBody(request)
  const process = context.get(services)
  await leadOr404(process.db, token, process.clock.now())
  await cancelRequest(process.db, token, leadContextOf(process))
  return redirect(at.request(token), 303)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta({ title: words.cancelTitle, description: words.description, path: at.requests(), hidden: true }, matches)
    : []

export default function CancellationScreen({ loaderData: { token, view } }: Route.ComponentProps) {
  const lead = view.slot ? words.cancelAppointment : words.cancelOther
  return (
    <AskFirst view={view} token={token} title={words.cancelTitle} lead={lead} confirm={words.cancelNow}>
      {view.may.move && (
        <ButtonLink href={at.requestMove(token)} tone="secondary">
          {words.move}
        </ButtonLink>
      )}
    </AskFirst>
  )
}
