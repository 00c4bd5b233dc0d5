import { eq } from 'drizzle-orm'
import { at } from '../../addresses.ts'
import { dayIn, longDay } from '../../lib/day.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { countAll } from '../../platform/rate-limit.server.ts'
import { hashOf } from '../../platform/secret-hash.server.ts'
import type { LeadContext } from '../leads/lead-context.ts'
import { newRequestKey } from '../leads/private-address.server.ts'
import { makerZone } from '../leads/promise.ts'
import { compose } from '../messages/message.ts'
import { writeMessage } from '../messages/messages.server.ts'
import { chatTranscript } from './chat-transcript.message.ts'
import type { ChatEvent } from './conversation.ts'
import { append, type Conversation, changeConversation, eventOfClient, ofToken } from './conversations.server.ts'
import { conversations } from './tables.ts'
import type { SendRefusal } from './visitor.server.ts'

export type AskedTranscript = { clientId: string; channel: 'whatsapp' | 'email'; to: string }

const day = 24 * 60 * 60
/** Transcripts that one number or address gets in a day, and that one conversation sends. */
const mostADay = 3

/** Sends a link to the transcript, once for each id. */
export async function sendTranscript(
  db: Db,
  token: string,
  asked: AskedTranscript,
  context: Pick<LeadContext, 'now' | 'publicUrl'>,
): Promise<Result<ChatEvent, SendRefusal>> {
  const sent = await changeConversation<ChatEvent, SendRefusal>(db, ofToken(token), async (tx, conversation) => {
    const earlier = await eventOfClient(tx, conversation.id, asked.clientId)
    if (earlier) return earlier.kind === 'transcript-asked' ? done(earlier) : refused({ kind: 'id-used' })
    const limit = { points: mostADay, seconds: day }
    const keys = [`transcripts to ${asked.to}`, `transcripts of ${conversation.id}`]
    const counted = await countAll(
      tx,
      keys.map((key) => ({ kind: 'too-many' as const, key, limit })),
      context.now,
    )
    return counted.ok ? done(await writeTranscript(tx, conversation, asked, context)) : counted
  })
  if (sent.ok) return sent
  return refused(sent.refusal === 'unknown' ? { kind: 'unknown' } : sent.refusal)
}

async function writeTranscript(
  tx: Db,
  conversation: Conversation,
  { clientId, channel, to }: AskedTranscript,
  { now, publicUrl }: Pick<LeadContext, 'now' | 'publicUrl'>,
): Promise<ChatEvent> {
  const secret = newRequestKey()
  const values = { day: longDay(dayIn(now, makerZone)), link: publicUrl + at.chatTranscript(secret) }
  await writeMessage(
    tx,
    compose(chatTranscript, values, { key: `chat_transcript:${conversation.id}:${clientId}`, channel, to }),
    now,
  )
  const event = { kind: 'transcript-asked', by: 'visitor', clientId, detail: { channel } } as const
  return (await append(tx, conversation, event, now, { transcriptHash: hashOf(secret) })).event
}

/** The conversation of a transcript's address: of the last one that was sent. */
export async function conversationOfTranscript(db: Db, secret: string): Promise<Conversation | null> {
  const [found] = await db
    .select()
    .from(conversations)
    .where(eq(conversations.transcriptHash, hashOf(secret)))
  return found ?? null
}
