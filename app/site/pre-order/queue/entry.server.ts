import { dealerById } from '../../../core/dealers/dealers.server.ts'
import { type LeadOf, stateOf } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { findLeadForUpdate, recordEvent } from '../../../core/leads/leads.server.ts'
import { promisedAnswer } from '../../../core/leads/promise.ts'
import { lockQueue, nextEntry, placesOfNumber, queuePlace } from '../../../core/leads/queue.server.ts'
import { writeMessage } from '../../../core/messages/messages.server.ts'
import type { Instant } from '../../../lib/instant.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { readAvailability } from '../opening.server.ts'
import type { Opening } from '../opening.ts'
import { receivedMessage } from './pre-order-received.message.ts'

type PreOrder = LeadOf<'pre-order'>

/** Why an order with a verified number is not in the queue. Only the owner of the number sees its other orders. */
export type Obstacle = { kind: 'closed' } | { kind: 'number-full'; references: string[] }

/** Marks the number as verified and puts the order into the queue if there is no obstacle. A second call changes nothing. */
export function verifyOrder(db: Db, token: string, context: LeadContext): Promise<void> {
  return change(db, token, context, async (tx, order) => {
    if (stateOf(order, context.now) !== 'awaiting-code') return
    await enterQueue(tx, (await recordEvent(tx, order, { kind: 'verified' }, context)) as PreOrder, token, context)
  })
}

/** Puts a verified order at the end of the queue when its obstacle is gone. */
export function enterLater(db: Db, token: string, context: LeadContext): Promise<void> {
  return change(db, token, context, async (tx, order) => {
    if (stateOf(order, context.now) === 'verified') await enterQueue(tx, order, token, context)
  })
}

async function change(
  db: Db,
  token: string,
  context: LeadContext,
  act: (tx: Db, order: PreOrder) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const lead = await findLeadForUpdate(tx, token, context.now)
    if (lead?.kind === 'pre-order') await act(tx, lead)
  })
}

async function enterQueue(tx: Db, order: PreOrder, token: string, context: LeadContext): Promise<void> {
  await lockQueue(tx, order.payload.vehicle)
  const way = await wayInto(tx, order, context.now)
  if (!way.ok || order.dealerId === null) return
  const { car, settings } = way.value
  const dealer = await dealerById(tx, order.dealerId)
  const answerBy = promisedAnswer(dealer, settings.answerMinutes, context.now)
  const entry = { ...context, now: await nextEntry(tx, order.payload.vehicle, context.now) }
  const lead = (await recordEvent(tx, order, { kind: 'received', answerBy }, entry)) as PreOrder
  const place = await queuePlace(tx, lead)
  if (place === null) throw new Error(`${lead.reference} entered the queue and has no place in it.`)
  await writeMessage(
    tx,
    receivedMessage({ order: lead, car, dealer, place, answerBy, token, publicUrl: context.publicUrl }),
    context.now,
  )
}

/** The terms for a verified order now, or the obstacle that keeps it out of the queue. */
export async function wayInto(
  db: Db,
  { payload: { vehicle }, phone }: Pick<PreOrder, 'payload' | 'phone'>,
  now: Instant,
): Promise<Result<Opening, Obstacle>> {
  const opening = await readAvailability(db, now)
  if (opening.kind !== 'open' || opening.car.slug !== vehicle) return refused({ kind: 'closed' })
  const references = await placesOfNumber(db, vehicle, phone)
  if (references.length >= opening.settings.placesPerNumber) return refused({ kind: 'number-full', references })
  return done(opening)
}
