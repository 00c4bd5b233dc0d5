import { isOnSale } from '../../core/cars/car.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { readMakerHours } from '../../core/conversations/chat-hours.server.ts'
import { chatHours } from '../../core/conversations/chat-hours.ts'
import { forVisitor } from '../../core/conversations/conversation.ts'
import { type Conversation, eventsAfter, marksOf, mostEvents } from '../../core/conversations/conversations.server.ts'
import { dealerById } from '../../core/dealers/dealers.server.ts'
import { newRequestKey } from '../../core/leads/private-address.server.ts'
import { readProvinces } from '../../core/simulation/price/province-store.server.ts'
import type { Instant } from '../../lib/instant.ts'
import { zones } from '../../lib/zone.ts'
import type { Db } from '../../platform/database.server.ts'
import type { ChatNews, ChatStart } from './chat-news.ts'

const noMarks = { visitor: { received: 0, read: 0 }, staff: { received: 0, read: 0 } }

/** The conversation with its events after a sequence. */
export async function readNews(db: Db, conversation: Conversation | null, after: number, now: Instant): Promise<ChatNews> {
  const maker = await readMakerHours(db)
  const nothing = {
    id: null,
    name: null,
    events: [],
    marks: noMarks,
    hours: chatHours(null, maker, null, now),
    zone: zones[0],
  }
  if (!conversation) return nothing
  const { id, name, dealerId } = conversation
  const zone = zones.find((each) => each === conversation.zone)
  const dealer = dealerId === null ? null : await dealerById(db, dealerId)
  const events = await eventsAfter(db, id, after, mostEvents)
  const hours = chatHours(dealer, maker, zone ?? null, now)
  return { id, name, events: events.map(forVisitor), marks: marksOf(conversation), hours, zone: zone ?? zones[0] }
}

/** The whole conversation, and the choices of the quick questions. */
export async function readStart(db: Db, conversation: Conversation | null, now: Instant): Promise<ChatStart> {
  const cars = (await readCatalogue(db)).filter(isOnSale)
  return {
    news: await readNews(db, conversation, 0, now),
    key: newRequestKey(),
    models: cars.map(({ slug, name }) => ({ value: slug, label: name })),
    provinces: (await readProvinces(db)).map(({ code, name }) => ({ value: code, label: name })),
  }
}
