import { createHash } from 'node:crypto'
import { at } from '../../addresses.ts'
import { visitorOf } from '../../core/conversations/blocks.server.ts'
import { readText } from '../../core/conversations/conversation.ts'
import { startConversation } from '../../core/conversations/visitor.server.ts'
import { contactReaders } from '../../core/leads/contact.ts'
import { isRequestKey } from '../../core/leads/private-address.server.ts'
import { done, refused } from '../../lib/result.ts'
import { zones } from '../../lib/zone.ts'
import { type Acted, type Acting, pathIn, sendText } from './acting.server.ts'
import { type ChatRefusal, fields } from './chat-news.ts'

/**
 * Starts a conversation, with its first message if one is typed. While a conversation of this browser session goes on, the
 * message joins it: the visitor has pressed twice, or in two tabs.
 */
export async function startChat(acting: Acting): Acted {
  const { session, read } = acting
  const text = readText(read(fields.text))
  if (!text.ok && text.refusal === 'text-too-long') return refused({ kind: text.refusal })
  if (session && !session.conversation.endedAt) return text.ok ? sendText({ ...acting, session }) : done(session.token)
  const name = session ? done(session.conversation.name) : contactReaders.name(read(fields.name))
  if (!name.ok) return refused({ kind: name.refusal as ChatRefusal })
  const key = read(fields.key)
  if (!isRequestKey(key)) return refused({ kind: 'unknown' })
  const { db, clock, device, client } = acting.services
  const place = {
    page: pathIn(read(fields.page)) ?? at.liveChat(),
    zone: zones.find((each) => each === read(fields.zone)) ?? null,
  }
  const earlier = session ? { earlier: visitorOf(session.conversation) } : {}
  const visitor = { name: name.value, ...place, device: device.id(), client, ...earlier }
  const started = await startConversation(db, { key, ...visitor }, clock.now())
  if (!started.ok) return started
  if (!text.ok) return done(started.value.token)
  const id = createHash('sha256').update(`first message of ${key}`).digest('base64url')
  return sendText({ ...acting, id, session: started.value })
}
