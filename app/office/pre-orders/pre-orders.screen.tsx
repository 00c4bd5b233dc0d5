import { data, Link, useFetcher } from 'react-router'
import { at } from '~/addresses.ts'
import { may } from '~/core/staff/grant.ts'
import { readWholeNumber } from '~/lib/whole-number.ts'
import { readBody } from '~/platform/form-body.server.ts'
import type { ActAnswer } from '../calendar/acts/act-on-form.server.ts'
import { ActBar } from '../calendar/view/ActBar.tsx'
import { deskOf } from '../frame/desk.server.ts'
import { OfficePage } from '../frame/OfficePage.tsx'
import type { Route } from './+types/pre-orders.screen'
import { actOnOrder } from './act-on-order.server.ts'
import { QueueTable } from './QueueTable.tsx'
import { pageLength, readPreOrders } from './read-queue.server.ts'
import { words } from './words.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, staff, allow } = deskOf(context)
  const query = new URL(request.url).searchParams
  const after = readWholeNumber(query.get('sesudah')) ?? 0
  const queue = await readPreOrders(db, allow('lead:read'), { vehicle: query.get('model') ?? '', after }, clock.now())
  const last = queue?.rows.at(-1)?.place ?? 0
  const next = queue && queue.rows.length === pageLength && last < queue.length ? last : null
  return { queue, after, next, mayAct: may(staff, 'lead:answer') }
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await actOnOrder(deskOf(context), await readBody(request))
  return data(answer, answer.ok ? 200 : 409)
}

export default function PreOrdersScreen({ loaderData: { queue, after, next, mayAct }, actionData }: Route.ComponentProps) {
  const fetcher = useFetcher<ActAnswer>({ key: 'pre-order-act' })
  const page = (sesudah: number) => at.preOrderQueues({ model: queue?.vehicle, sesudah: String(sesudah) })
  return (
    <OfficePage title={queue ? `${words.title} ${queue.name}` : words.title}>
      {!queue && <p className="text-ink-soft">{words.none}</p>}
      {queue && (
        <>
          <p className="max-w-prose text-ink-soft">{`${words.length(queue.length)}. ${words.rule}`}</p>
          {queue.rows.length > 0 ? <QueueTable rows={queue.rows} mayAct={mayAct} /> : <p>{words.empty}</p>}
          <p className="flex gap-6">
            {after > 0 && (
              <Link to={page(0)} className="underline underline-offset-4">
                {words.first}
              </Link>
            )}
            {next !== null && (
              <Link to={page(next)} className="underline underline-offset-4">
                {words.more}
              </Link>
            )}
          </p>
        </>
      )}
      <ActBar answer={fetcher.data ?? actionData} address={at.preOrderQueues()} />
    </OfficePage>
  )
}
