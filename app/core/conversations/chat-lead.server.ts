import { dayAndTime } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import type { Result } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { currentConsent } from '../consent/consent.ts'
import { calendarOf } from '../dealers/dealer.ts'
import { dealerById } from '../dealers/dealers.server.ts'
import { afterOpenMinutes } from '../dealers/opening-hours.ts'
import type { LeadContext } from '../leads/lead-context.ts'
import { insertLead, isReferenceTaken } from '../leads/leads.server.ts'
import type { Source } from '../leads/source.ts'
import { tellVisitor } from '../leads/tell-visitor.server.ts'
import { readMakerHours } from './chat-hours.server.ts'
import { chatCalendar } from './chat-hours.ts'
import { chatLeadReceived } from './chat-lead-received.message.ts'
import type { ChatEvent } from './conversation.ts'
import { allEvents, append, type Conversation } from './conversations.server.ts'
import { actWithinLimits, type LimitedAct } from './limited-act.server.ts'
import type { SendRefusal } from './visitor.server.ts'

export type ChatLead = Omit<LimitedAct, 'kind' | 'phone'> & {
  /** Normalised. */
  phone: string
  /** When the device has proved the number, or null. */
  provedAt: Instant | null
  /** How the visitor came to the site, as far as it may be known. */
  source?: Source
}

/** Minutes of opening time in which a question from the chat is answered. */
const answerWithin = 4 * 60

/**
 * Makes a lead of the conversation, with the visitor's consent, once for each id. The lead goes to whoever answers the
 * conversation: the maker, or a dealer.
 */
export async function makeLead(
  db: Db,
  token: string,
  asked: ChatLead,
  context: LeadContext,
): Promise<Result<ChatEvent, SendRefusal>> {
  try {
    const act = { ...asked, kind: 'lead-made' as const }
    return await actWithinLimits(db, token, act, context.now, (tx, conversation) => storeLead(tx, conversation, asked, context))
  } catch (error) {
    if (!isReferenceTaken(error)) throw error
    return makeLead(db, token, asked, context)
  }
}

async function storeLead(tx: Db, conversation: Conversation, asked: ChatLead, context: LeadContext): Promise<ChatEvent> {
  const { name, dealerId, page, id } = conversation
  const { phone, provedAt, clientId } = asked
  const calendar = dealerId === null ? chatCalendar(await readMakerHours(tx)) : calendarOf(await dealerById(tx, dealerId))
  const answerBy = afterOpenMinutes(calendar, context.now, answerWithin)
  const lead = await insertLead(
    tx,
    {
      kind: 'message',
      payload: { topic: 'produk', message: messageOf(await allEvents(tx, id)) },
      contact: { name, phone, email: null },
      dealerId,
      source: { ...asked.source, page },
      consent: currentConsent.chat,
      event: { kind: 'received', answerBy },
    },
    context,
  )
  const deadline = dayAndTime(answerBy, calendar.zone)
  await tellVisitor(tx, { lead, token: null, template: chatLeadReceived }, context, { deadline })
  const event = { kind: 'lead-made', by: 'visitor', clientId, detail: { reference: lead.reference } } as const
  return (await append(tx, conversation, event, context.now, { phone, phoneProvedAt: provedAt })).event
}

const longestMessage = 1900

/** What the visitor wrote and asked, the newest at the end. */
function messageOf(events: readonly ChatEvent[]): string {
  const texts = events.flatMap(({ by, text }) => (by === 'visitor' && text ? [text] : []))
  const letters = [...['Dari obrolan langsung:', ...texts].join('\n')]
  return letters.length <= longestMessage ? letters.join('') : `… ${letters.slice(-longestMessage).join('')}`
}
