import { type Conversation, conversationOf } from '../../core/conversations/conversations.server.ts'
import { siteCookie } from '../../platform/cookies.server.ts'
import type { Db } from '../../platform/database.server.ts'

/** The browser keeps it until it is closed. */
const chatCookie = siteCookie('obrolan', null)

export type ChatSession = { token: string; conversation: Conversation }

/** The conversation of this browser session, also after its end. Null when there is none, or when it was deleted. */
export async function readSession(request: Request, db: Db): Promise<ChatSession | null> {
  const token = await chatCookie.read(request)
  if (!token || !/^[\w-]{43}$/.test(token)) return null
  const conversation = await conversationOf(db, token)
  return conversation && { token, conversation }
}

export const rememberSession = (request: Request, token: string) => chatCookie.set(request, token)
