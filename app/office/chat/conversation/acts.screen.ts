import { readBody } from '~/platform/form-body.server.ts'
import { deskOf } from '../../frame/desk.server.ts'
import { statusOf } from '../refusal.ts'
import type { Route } from './+types/acts.screen'
import { actOnConversation } from './act-on-conversation.server.ts'

/** Only the script of the desk sends here; this address shows nothing. */
export function loader({ context }: Route.LoaderArgs) {
  deskOf(context).allow('chat:answer')
  return new Response(null, { status: 405, headers: { Allow: 'POST' } })
}

/** Does what the script of the desk asks for. It gets the result by its stream. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const acted = await actOnConversation(deskOf(context), params.id, await readBody(request))
  return acted.ok ? Response.json({}) : Response.json(acted.refusal, { status: statusOf(acted.refusal.kind) })
}
