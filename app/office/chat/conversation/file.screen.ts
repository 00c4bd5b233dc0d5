import { data } from 'react-router'
import { fileAnswer, findFile } from '~/core/conversations/files.server.ts'
import { lookAtConversation } from '~/core/conversations/staff-lists.server.ts'
import { deskOf } from '../../frame/desk.server.ts'
import type { Route } from './+types/file.screen'

/** A photo, which the server made again, or a PDF, which a browser saves. Looking at it counts as opening the conversation. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, allow } = deskOf(context)
  const conversation = await lookAtConversation(db, allow('chat:read'), params.id, clock.now())
  const file = conversation && (await findFile(db, conversation.id, params.file))
  if (!file) throw data(null, { status: 404 })
  const answer = fileAnswer(file)
  answer.headers.set('Content-Security-Policy', "default-src 'none'")
  return answer
}
