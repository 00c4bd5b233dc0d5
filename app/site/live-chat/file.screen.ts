import { fileAnswer, findFile } from '~/core/conversations/files.server.ts'
import { services } from '~/platform/services.ts'
import type { Route } from './+types/file.screen'
import { readSession } from './session.server.ts'

export const handle = { file: true }

/** A photo or PDF of the visitor's own conversation. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const session = await readSession(request, db)
  const file = session && (await findFile(db, session.conversation.id, params.file))
  return file ? fileAnswer(file) : new Response(null, { status: 404 })
}
