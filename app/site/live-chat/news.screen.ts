import { sequenceIn } from '~/core/conversations/conversation.ts'
import { allowedBy } from '~/lib/consent-choice.ts'
import { readBody } from '~/platform/form-body.server.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/news.screen'
import { actAsVisitor } from './act.server.ts'
import type { ChatNews, Refused } from './chat-news.ts'
import { readNews } from './read-news.server.ts'
import { statusOf } from './refusal-status.ts'
import { readSession, rememberSession } from './session.server.ts'

export const handle = { file: true }

const headers = { 'Cache-Control': 'private, no-store' }

/** The events after `setelah`; all of them when the browser knows another conversation. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const { searchParams } = new URL(request.url)
  const { conversation = null } = (await readSession(request, db)) ?? {}
  const isSame = conversation !== null && searchParams.get('percakapan') === conversation.id
  const after = isSame ? sequenceIn(searchParams.get('setelah'), conversation.lastSequence) : 0
  const news: ChatNews = await readNews(db, conversation, after, clock.now())
  return Response.json(news, { headers })
}

/** Does what the visitor's browser asks for. It gets the result by its stream. */
export async function action({ request, context }: Route.ActionArgs) {
  const process = context.get(services)
  const session = await readSession(request, process.db)
  const acted = await actAsVisitor(process, session, await readBody(request), allowedBy(request.headers))
  if (!acted.ok) {
    const refused: Refused = acted.refusal
    return Response.json(refused, { status: statusOf(refused), headers })
  }
  const isOther = acted.value !== null && acted.value !== session?.token
  return Response.json({}, { headers: { ...headers, ...(isOther && (await rememberSession(request, acted.value ?? ''))) } })
}
