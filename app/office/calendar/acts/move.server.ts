import { readSlots } from '../../../core/appointments/diary.server.ts'
import { type MoveRefusal, moveAppointment, visitOf } from '../../../core/appointments/move.server.ts'
import { alternative } from '../../../core/appointments/schedule.server.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import { dealerById } from '../../../core/dealers/dealers.server.ts'
import type { Lead } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import type { Grant } from '../../../core/staff/grant.ts'
import { momentOf } from '../../../lib/calendar-day.ts'
import { clockTime, dayAndTime, dayIn } from '../../../lib/day.ts'
import { type Day, type Instant, Temporal } from '../../../lib/instant.ts'
import { done, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { tellMoved } from '../../../site/my-requests/change/change.server.ts'
import { freeSlotsNear } from '../../../site/my-requests/change/place.server.ts'
import { auditChange, byStaff, messageTime } from '../../leads/work/act.server.ts'
import { type Acted, actOnLead, type CalendarRefusal } from './act.server.ts'

/** Moves an appointment at its dealer, with the rules and the message of the visitor's own move. */
export function moveByStaff(
  db: Db,
  grant: Grant<'lead:answer'>,
  reference: string,
  to: { day: Day; minutes: number },
  context: LeadContext,
): Promise<Acted> {
  return actOnLead(db, grant, reference, async (tx, lead) => {
    if (lead.dealerId === null) return refused({ kind: 'not-possible' })
    const dealer = await dealerById(tx, lead.dealerId)
    return moveTo(tx, grant, lead, { dealer, from: momentOf(to.day, to.minutes, calendarOf(dealer).zone) }, context)
  })
}

/** The same in a transaction that has locked the lead. */
export async function moveTo(
  tx: Db,
  grant: Grant,
  lead: Lead,
  to: { dealer: Dealer; from: Instant },
  context: LeadContext,
): Promise<Acted> {
  const moved = await moveAppointment(tx, lead, to, context, byStaff(grant))
  if (!moved.ok) return refused(await inWords(tx, lead, to, moved.refusal, context.now))
  if (moved.value === lead) return done(lead)
  await auditChange(tx, grant, { before: lead, after: moved.value, audit: 'appointment-moved' }, context.now)
  const sendAt = messageTime(context.now)
  await tellMoved(tx, { before: lead, after: moved.value, dealer: to.dealer, token: null, sendAt }, context)
  return moved
}

async function inWords(
  tx: Db,
  lead: Lead,
  { dealer, from }: { dealer: Dealer; from: Instant },
  refusal: MoveRefusal,
  now: Instant,
): Promise<CalendarRefusal> {
  if (refusal.kind !== 'slot-gone') return refusal
  const { zone } = calendarOf(dealer)
  const near = await freeSlotsNear(tx, lead, dealer, from, now)
  const alternatives = near.map((slot) => alternative(slot.from, zone))
  const why = await whyNotFree(tx, lead, { dealer, from }, now)
  return { kind: 'slot-gone', why, slot: dayAndTime(from, zone), time: clockTime(from, zone), alternatives }
}

async function whyNotFree(tx: Db, lead: Lead, { dealer, from }: { dealer: Dealer; from: Instant }, now: Instant) {
  if (Temporal.Instant.compare(from, now) < 0) return 'past'
  const { offered } = await readSlots(tx, dealer, visitOf(lead), now, { days: [dayIn(from, calendarOf(dealer).zone)] })
  return offered.some((slot) => slot.from.equals(from)) ? 'taken' : 'not-offered'
}
