import { eq } from 'drizzle-orm'
import { at } from '../../../addresses.ts'
import { type Car, isOnSale } from '../../../core/cars/car.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { readRetiredModels } from '../../../core/cars/retired.server.ts'
import { readSheet } from '../../../core/content/sheets/sheets.server.ts'
import { isBlocked, visitorOf } from '../../../core/conversations/blocks.server.ts'
import { type Conversation, marksOf } from '../../../core/conversations/conversations.server.ts'
import { mayAnswer } from '../../../core/conversations/staff.server.ts'
import type { openConversation } from '../../../core/conversations/staff-lists.server.ts'
import { optionsOf, readDealerChoices } from '../../../core/dealers/dealer-choices.server.ts'
import { dealers } from '../../../core/dealers/tables.ts'
import { modelName } from '../../../core/leads/request/about-words.ts'
import { greetingName } from '../../../core/messages/greeting-name.ts'
import { type Grant, grant, may } from '../../../core/staff/grant.ts'
import { listStaff } from '../../../core/staff/staff.server.ts'
import type { Instant } from '../../../lib/instant.ts'
import { nationalMobile } from '../../../lib/phone.ts'
import { type Zone, zones } from '../../../lib/zone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { leadsOfNumber } from '../../leads/detail/detail.server.ts'
import { kindNames } from '../../leads/words.ts'
import { fillIn } from '../canned.ts'
import { cannedAnswersStore } from '../canned-answers.server.ts'
import { type DriveChoice, freeTimes } from './insert-link.server.ts'
import { keptSimulations } from './kept-simulations.server.ts'

type Opened = NonNullable<Awaited<ReturnType<typeof openConversation>>>

export type OpenedConversation = Awaited<ReturnType<typeof conversationView>>

/**
 * An opened conversation in words and milliseconds, with what the employee may do now. `asked`: the drive whose free times the
 * employee wants to see.
 */
export async function conversationView(
  db: Db,
  reads: Grant<'chat:read'>,
  { conversation, events }: Opened,
  now: Instant,
  asked: (DriveChoice & { day: string }) | null = null,
) {
  const cars = (await readCatalogue(db)).filter(isOnSale)
  const dealer = await dealerOf(db, conversation)
  const can = possible(reads, conversation)
  return {
    id: conversation.id,
    staffId: reads.staff.id,
    now: now.epochMilliseconds,
    name: conversation.name,
    events,
    marks: marksOf(conversation),
    agent: conversation.agentId === null ? null : { id: conversation.agentId, name: conversation.agentName ?? '' },
    dealer: dealer?.name ?? null,
    waitingSince: conversation.waitingSince?.epochMilliseconds ?? null,
    startedAt: conversation.startedAt.epochMilliseconds,
    isEnded: conversation.endedAt !== null,
    page: conversation.page,
    zone: (zones.find((zone) => zone === conversation.zone) ?? null) satisfies Zone | null,
    phone: conversation.phone && nationalMobile(conversation.phone),
    isProved: conversation.phoneProvedAt !== null,
    leads: await leadsOf(db, reads, conversation),
    simulations: can.answer ? await simulationsOf(db, reads, conversation, now) : [],
    drive: can.answer && asked ? await freeTimes(db, asked, now) : null,
    isBlocked: can.block && (await isBlocked(db, visitorOf(conversation), now)),
    can,
    models: cars.map(({ slug, name }) => ({ value: slug, label: name })),
    model: carOf(conversation, cars)?.slug ?? '',
    dealers: can.answer || can.give ? optionsOf(await readDealerChoices(db)) : [],
    dealerSlug: dealer?.slug ?? '',
    employees: can.give ? await colleagues(db, conversation) : [],
    canned: can.answer
      ? await canned(db, reads, conversation, { car: carOf(conversation, cars), dealer: dealer?.name ?? null })
      : [],
  }
}

/** What the employee may do. To answer for a colleague, the employee takes over first. */
function possible({ staff }: Grant, { endedAt, agentId }: Conversation) {
  const isOpen = endedAt === null && may(staff, 'chat:answer')
  const isOwn = agentId === staff.id
  const isFree = agentId === null
  return {
    answer: isOpen && (isOwn || isFree),
    take: isOpen && isFree,
    takeOver: isOpen && !isOwn && !isFree,
    release: isOpen && isOwn,
    give: isOpen && (isOwn || isFree || may(staff, 'chat:supervise')),
    end: isOpen && (isOwn || isFree),
    block: may(staff, 'chat:block'),
  }
}

async function dealerOf(db: Db, { dealerId }: Conversation) {
  if (dealerId === null) return null
  const { name, slug } = dealers
  const [dealer] = await db.select({ name, slug }).from(dealers).where(eq(dealers.id, dealerId))
  return dealer ?? null
}

/** The model whose page the visitor reads. */
function carOf({ page }: Conversation, cars: readonly Car[]): Car | undefined {
  return cars.find((car) => page === at.car(car.class, car.slug) || page.startsWith(`${at.car(car.class, car.slug)}/`))
}

async function colleagues(db: Db, conversation: Conversation) {
  const able = (await listStaff(db)).filter((each) => each.id !== conversation.agentId && mayAnswer(each, conversation))
  return able.map(({ id, name }) => ({ value: id, label: name }))
}

async function simulationsOf(db: Db, { staff }: Grant, conversation: Conversation, now: Instant) {
  if (!may(staff, 'lead:read')) return []
  const kept = await keptSimulations(db, grant(staff, 'lead:read'), conversation, now)
  return kept.map(({ reference, car }) => ({ value: reference, label: `${reference} · ${car}` }))
}

type About = { car: Car | undefined; dealer: string | null }

/** The canned answers with what is known about this conversation. */
async function canned(db: Db, { staff }: Grant, { name }: Conversation, { car, dealer }: About) {
  const values = { nama: greetingName(name), model: car?.name ?? null, dealer, petugas: staff.name }
  const answers = await readSheet(db, cannedAnswersStore)
  return answers.map(({ label, text }) => ({ label, text: fillIn(text, values) }))
}

/** Earlier requests and kept simulations, only of a number that the visitor has proved. Null: not proved. */
async function leadsOf(db: Db, { staff }: Grant, { phone, phoneProvedAt }: Conversation) {
  if (phone === null || phoneProvedAt === null || !may(staff, 'lead:read')) return null
  const found = await leadsOfNumber(db, grant(staff, 'lead:read'), phone)
  const models = { cars: await readCatalogue(db), retired: await readRetiredModels(db) }
  return found.map(({ reference, kind, vehicle, askedAt, status }) => ({
    reference,
    about: [kindNames[kind], vehicle && modelName(models, vehicle)].filter(Boolean).join(' · '),
    askedAt: askedAt.epochMilliseconds,
    status,
  }))
}
