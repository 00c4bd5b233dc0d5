import { and, eq, gt } from 'drizzle-orm'
import { at } from '../../addresses.ts'
import { dayAndTime, dayIn, longDay } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Result } from '../../lib/result.ts'
import { bucketOf } from '../../platform/bucket.ts'
import type { Db } from '../../platform/database.server.ts'
import type { Counting } from '../../platform/rate-limit.server.ts'
import { hashOf } from '../../platform/secret-hash.server.ts'
import type { Services } from '../../platform/services.ts'
import type { LeadContext } from '../leads/lead-context.ts'
import { newRequestKey } from '../leads/private-address.server.ts'
import { makerZone } from '../leads/promise.ts'
import { compose } from '../messages/message.ts'
import { writeMessage } from '../messages/messages.server.ts'
import { chatTranscript } from './chat-transcript.message.ts'
import type { ChatEvent } from './conversation.ts'
import { append, type Conversation, eventsAfter } from './conversations.server.ts'
import { actWithinLimits } from './limited-act.server.ts'
import { conversations, conversationTranscripts } from './tables.ts'
import type { SendRefusal } from './visitor.server.ts'

export type AskedTranscript = {
  clientId: string
  channel: 'whatsapp' | 'email'
  to: string
  limits: readonly Counting<string>[]
}

const [hour, day] = [60 * 60, 24 * 60 * 60]
/** Transcripts that one number or address gets in a day. */
const mostADay = 3
/** Long enough to come back to. Whoever got it by mistake does not have it for long. */
const daysOfLink = 30

/** How many transcripts a number or address gets, and a device and a network address send. */
export function limitsOfTranscript(
  to: string,
  { device, client, environment: { forms } }: Pick<Services, 'device' | 'client' | 'environment'>,
): Counting<string>[] {
  return [
    { kind: 'recipient', key: `transcripts to ${to}`, limit: { points: mostADay, seconds: day } },
    { kind: 'device', key: `transcripts of device ${device.id()}`, limit: { points: forms.perDeviceAnHour, seconds: hour } },
    { kind: 'address', key: `transcripts of address ${client}`, limit: bucketOf(forms.perAddressAMinute) },
  ]
}

type Context = Pick<LeadContext, 'now' | 'publicUrl'>

/** Sends a link to what has been said up to now, once for each id. Earlier links stay valid. */
export function sendTranscript(
  db: Db,
  token: string,
  asked: AskedTranscript,
  context: Context,
): Promise<Result<ChatEvent, SendRefusal>> {
  const { clientId, channel, to, limits } = asked
  const act = { kind: 'transcript-asked' as const, clientId, phone: channel === 'whatsapp' ? to : null, limits }
  return actWithinLimits(db, token, act, context.now, (tx, conversation) => writeTranscript(tx, conversation, asked, context))
}

async function writeTranscript(
  tx: Db,
  conversation: Conversation,
  { clientId, channel, to }: AskedTranscript,
  { now, publicUrl }: Context,
): Promise<ChatEvent> {
  const { id: conversationId, lastSequence } = conversation
  const secret = newRequestKey()
  const expiresAt = now.add({ hours: 24 * daysOfLink })
  await tx
    .insert(conversationTranscripts)
    .values({ secretHash: hashOf(secret), conversationId, lastSequence, askedAt: now, expiresAt })
  const values = {
    asked: dayAndTime(now, makerZone),
    until: longDay(dayIn(expiresAt, makerZone)),
    link: publicUrl + at.chatTranscript(secret),
  }
  const sent = { key: `chat_transcript:${conversationId}:${clientId}`, channel, to }
  await writeMessage(tx, compose(chatTranscript, values, sent), now)
  return (await append(tx, conversation, { kind: 'transcript-asked', by: 'visitor', clientId, detail: { channel } }, now)).event
}

export type Transcript = { conversation: Conversation; events: ChatEvent[]; askedAt: Instant; expiresAt: Instant }

/** What a transcript's address shows. Null for an unknown one, and after its time. */
export async function readTranscript(db: Db, secret: string, now: Instant): Promise<Transcript | null> {
  const valid = and(eq(conversationTranscripts.secretHash, hashOf(secret)), gt(conversationTranscripts.expiresAt, now))
  const [found] = await db
    .select()
    .from(conversationTranscripts)
    .innerJoin(conversations, eq(conversations.id, conversationTranscripts.conversationId))
    .where(valid)
  if (!found) return null
  const { lastSequence, askedAt, expiresAt } = found.conversation_transcripts
  const events = lastSequence === 0 ? [] : await eventsAfter(db, found.conversations.id, 0, lastSequence)
  return { conversation: found.conversations, events, askedAt, expiresAt }
}
