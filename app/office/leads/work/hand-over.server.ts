import { and, eq } from 'drizzle-orm'
import { moveAppointment } from '../../../core/appointments/move.server.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { addressLine } from '../../../core/dealers/address-line.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import { typedDealer } from '../../../core/dealers/dealer-choices.server.ts'
import { fits } from '../../../core/dealers/nearest/dealer-filter.server.ts'
import { dealers } from '../../../core/dealers/tables.ts'
import { eligibleFilter } from '../../../core/leads/eligible-dealers.ts'
import { type Lead, lastEvent } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { promisedAnswer } from '../../../core/leads/promise.ts'
import { tellVisitor } from '../../../core/leads/tell-visitor.server.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import { dayAndTime } from '../../../lib/day.ts'
import { done, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { isAhead } from '../actions.ts'
import { handedOver } from '../messages/handed-over.message.ts'
import { words } from '../words.ts'
import { type Acted, actOn, auditChange, byStaff, messageTime, recordByStaff } from './act.server.ts'

const answerMinutes = 120

/** Gives a lead to another dealer, which gets a new promise to keep. An appointment keeps its time if that dealer is free. */
export function handOver(
  db: Db,
  grant: Grant<'lead:answer'>,
  reference: string,
  dealerSlug: string,
  context: LeadContext,
): Promise<Acted> {
  return actOn(db, grant, { reference, action: 'hand-over' }, context, async (tx, lead) => {
    const dealer = await typedDealer(tx, dealerSlug)
    if (!dealer) return refused('dealer-unknown')
    if (dealer.id === lead.dealerId) return refused('same-dealer')
    if (!(await canServe(tx, dealer, lead))) return refused('dealer-unfit')
    const changed = isAhead(lead, context.now)
      ? await withAppointment(tx, grant, lead, dealer, context)
      : done(await withoutAppointment(tx, grant, lead, dealer, context))
    if (changed.ok) await tellHandedOver(tx, changed.value, dealer, context)
    return changed
  })
}

async function canServe(tx: Db, dealer: Dealer, lead: Lead): Promise<boolean> {
  const filter = fits(eligibleFilter(lead, await readCatalogue(tx)))
  return (await tx.$count(dealers, and(eq(dealers.id, dealer.id), filter))) > 0
}

async function withAppointment(tx: Db, grant: Grant, lead: Lead, dealer: Dealer, context: LeadContext): Promise<Acted> {
  const { span } = lastEvent(lead)
  if (!span) return refused('not-possible')
  const moved = await moveAppointment(tx, lead, { dealer, from: span.from }, context, byStaff(grant))
  if (!moved.ok) return refused(moved.refusal.kind)
  await auditChange(tx, grant, { before: lead, after: moved.value, audit: 'lead-handed-over' }, context.now)
  return moved
}

function withoutAppointment(tx: Db, grant: Grant, lead: Lead, dealer: Dealer, context: LeadContext): Promise<Lead> {
  // If nobody had to answer, the new dealer does not have to either.
  const answerBy = lastEvent(lead).answerBy && promisedAnswer(dealer, answerMinutes, context.now)
  const event = { kind: 'handed-over' as const, dealerId: dealer.id, answerBy }
  return recordByStaff(tx, grant, lead, { event, audit: 'lead-handed-over' }, context)
}

function tellHandedOver(tx: Db, lead: Lead, dealer: Dealer, context: LeadContext): Promise<void> {
  const { answerBy } = lastEvent(lead)
  const values = {
    dealer: `${dealer.name}, ${addressLine(dealer)}`,
    promise: answerBy ? words.answersBy(dayAndTime(answerBy, calendarOf(dealer).zone)) : words.answersLater,
  }
  return tellVisitor(tx, { lead, token: null, template: handedOver, sendAt: messageTime(context.now) }, context, values)
}
