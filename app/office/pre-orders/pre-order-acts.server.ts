import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { addressLine } from '../../core/dealers/address-line.ts'
import { dealerById } from '../../core/dealers/dealers.server.ts'
import { allocationOf } from '../../core/leads/allocation.ts'
import { isOpen, type LeadOf, stateOf } from '../../core/leads/lead.ts'
import type { LeadContext } from '../../core/leads/lead-context.ts'
import { leadsByIds } from '../../core/leads/leads.server.ts'
import { lockQueue, placesBefore, queuePlace } from '../../core/leads/queue.server.ts'
import { factsOf } from '../../core/leads/request/about-words.ts'
import { tellVisitor } from '../../core/leads/tell-visitor.server.ts'
import type { Grant } from '../../core/staff/grant.ts'
import { done, refused } from '../../lib/result.ts'
import { letterCount, oneLine } from '../../lib/typed-text.ts'
import type { Db } from '../../platform/database.server.ts'
import { type Acted, actOnLead } from '../calendar/acts/act.server.ts'
import { messageTime, recordByStaff } from '../leads/work/act.server.ts'
import { preOrderAllocated } from './pre-order-allocated.message.ts'

type Answering = Grant<'lead:answer'>
export const preOrderActs = ['allocate', 'hold', 'release'] as const
export type PreOrderAct = (typeof preOrderActs)[number]

export const longestText = 200

/** Gives a car to a pre-order. Only to the first one in the queue that waits for the same variant and colour. */
export function allocateCar(db: Db, grant: Answering, reference: string, typed: string, context: LeadContext): Promise<Acted> {
  const mark = oneLine(typed)
  return onOrder(db, grant, reference, context, async (tx, order) => {
    if (letterCount(mark) > longestText) return refused({ kind: 'reason-missing' })
    if (allocationOf(order).state !== 'waiting') return refused({ kind: 'not-possible' })
    const before = await firstWaitingBefore(tx, order)
    if (before) return refused({ kind: 'not-first', references: [before.reference] })
    const unit = [await carOf(tx, order), mark].filter(Boolean).join(', ')
    const event = { kind: 'allocated' as const, detail: { unit } }
    const changed = await recordByStaff(tx, grant, order, { event, audit: 'pre-order-allocated' }, context)
    const dealer = order.dealerId === null ? null : await dealerById(tx, order.dealerId)
    const values = { unit, dealer: dealer ? `${dealer.name}, ${addressLine(dealer)}` : '' }
    const news = { lead: changed, token: null, template: preOrderAllocated, sendAt: messageTime(context.now) }
    await tellVisitor(tx, news, context, values)
    return done(changed)
  })
}

/** Passes over a pre-order for now. It keeps its place; `typed` says why. */
export function holdOrder(db: Db, grant: Answering, reference: string, typed: string, context: LeadContext): Promise<Acted> {
  const note = oneLine(typed)
  return onOrder(db, grant, reference, context, async (tx, order) => {
    if (note === '' || letterCount(note) > longestText) return refused({ kind: 'reason-missing' })
    if (allocationOf(order).state !== 'waiting') return refused({ kind: 'not-possible' })
    const event = { kind: 'held' as const, note }
    return done(await recordByStaff(tx, grant, order, { event, audit: 'pre-order-held' }, context))
  })
}

/** Ends an allocation or a hold: the pre-order waits again at its place. */
export function releaseOrder(db: Db, grant: Answering, reference: string, context: LeadContext): Promise<Acted> {
  return onOrder(db, grant, reference, context, async (tx, order) => {
    if (allocationOf(order).state === 'waiting') return refused({ kind: 'not-possible' })
    const event = { kind: 'released' as const }
    return done(await recordByStaff(tx, grant, order, { event, audit: 'pre-order-released' }, context))
  })
}

type PreOrder = LeadOf<'pre-order'>

/** Locks the queue too: whether an order is the first one depends on all before it. */
function onOrder(
  db: Db,
  grant: Answering,
  reference: string,
  { now }: LeadContext,
  act: (tx: Db, order: PreOrder) => Promise<Acted>,
): Promise<Acted> {
  return actOnLead(db, grant, reference, async (tx, lead) => {
    if (lead.kind !== 'pre-order' || !isOpen(stateOf(lead, now))) return refused({ kind: 'not-possible' })
    await lockQueue(tx, lead.payload.vehicle)
    return act(tx, lead)
  })
}

async function firstWaitingBefore(tx: Db, order: PreOrder) {
  const place = await queuePlace(tx, order)
  const { vehicle, variant, colour } = order.payload
  const earlier = place === null ? [] : await leadsByIds(tx, await placesBefore(tx, vehicle, place))
  return earlier
    .filter((lead): lead is PreOrder => lead.kind === 'pre-order')
    .filter(({ payload }) => payload.variant === variant && payload.colour === colour)
    .find((lead) => allocationOf(lead).state === 'waiting')
}

/** The model, variant and colour of an order, in words. */
async function carOf(tx: Db, order: PreOrder): Promise<string> {
  const facts = factsOf(order, { cars: await readCatalogue(tx), retired: [] })
  return facts.map(({ value }) => value).join(', ')
}
