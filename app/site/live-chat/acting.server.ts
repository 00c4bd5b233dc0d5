import { idOfContent } from '../../core/conversations/client-id.server.ts'
import { readText } from '../../core/conversations/conversation.ts'
import { type SendRefusal, sendAsVisitor, type VisitorEvent } from '../../core/conversations/visitor.server.ts'
import type { ConsentPurpose } from '../../lib/consent-choice.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import { isSitePath, siteAddress } from '../../lib/site-address.ts'
import { pageWithoutSecret } from '../../page-exists.server.ts'
import type { Services } from '../../platform/services.ts'
import { fields, type Refused } from './chat-news.ts'
import type { ChatSession } from './session.server.ts'

/** What an act needs. `read` gives a typed field. `allowed`: what the visitor allows now. */
export type Acting = {
  services: Services
  session: ChatSession | null
  body: FormData
  read: (name: string) => string
  id: string
  allowed: readonly ConsentPurpose[]
}

/** The token of the session after the act; null for an act that needs no session. */
export type Acted = Promise<Result<string | null, Refused>>

type Adding = Pick<Acting, 'services'> & { session: ChatSession }

/** Adds an event of the visitor. */
export async function add(
  { services: { db, clock }, session }: Adding,
  event: VisitorEvent,
  alsoIn?: Parameters<typeof sendAsVisitor>[4],
) {
  const sent = await sendAsVisitor(db, session.token, event, clock.now(), alsoIn)
  return sent.ok ? done(session.token) : refused<SendRefusal>(sent.refusal)
}

/**
 * Sends a message. Without script, Back shows a form with an id that was used: other words then get an id of their own.
 */
export async function sendText({ id, read, ...acting }: Acting & { session: ChatSession }): Acted {
  const text = readText(read(fields.text))
  if (!text.ok) return refused({ kind: text.refusal })
  const { services, session } = acting
  const event = { kind: 'message', text: text.value } as const
  const sent = await sendAsVisitor(services.db, session.token, { ...event, clientId: id }, services.clock.now())
  if (!sent.ok) return refused(sent.refusal)
  return sent.value.text === text.value ? done(session.token) : add(acting, { ...event, clientId: idOfContent(id, text.value) })
}

const longestPath = 200

/** The path of the visitor's page, as employees may see it. Null for any other text. */
export function pathIn(typed: string): string | null {
  const path = typed.length <= longestPath && isSitePath(typed) ? siteAddress(typed) : null
  return path && pageWithoutSecret(path)
}
