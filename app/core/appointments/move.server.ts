import { eq } from 'drizzle-orm'
import { dayIn } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { calendarOf, type Dealer } from '../dealers/dealer.ts'
import { afterOpenMinutes } from '../dealers/opening-hours.ts'
import { can, type EventKind, isMoveByStaff, type Lead, type LeadEvent, lastEvent } from '../leads/lead.ts'
import type { LeadContext } from '../leads/lead-context.ts'
import { recordEvent } from '../leads/leads.server.ts'
import { lockDay, readSlots, type Visit } from './diary.server.ts'
import type { AppointmentKind } from './offer.ts'
import { lockPhone, type TooMany, tooManyOpen } from './open-appointments.server.ts'
import { appointments } from './tables.ts'

export type MoveRefusal = { kind: 'not-possible' } | { kind: 'slot-gone' } | TooMany

/** Who moves an appointment, as its event says. An employee hands it over when the dealer changes. */
export type Mover = Pick<LeadEvent, 'by' | 'detail'>
const visitor: Mover = { by: 'visitor', detail: null }

/** The kind and length of a lead's appointment. Throws when it has none. */
export function visitOf(lead: Lead): Visit & { kind: AppointmentKind } {
  const { span } = lastEvent(lead)
  if (!span || (lead.kind !== 'test-drive' && lead.kind !== 'service')) throw new Error(`${lead.reference} has no appointment.`)
  const vehicle = lead.kind === 'test-drive' ? lead.payload.vehicle : undefined
  return { kind: lead.kind, lengthMinutes: span.from.until(span.to).total('minutes'), vehicle }
}

/** Releases the present slot and books another one, at the same dealer or another. On a refusal nothing changes. */
export async function moveAppointment(
  tx: Db,
  lead: Lead,
  { dealer, from }: { dealer: Dealer; from: Instant },
  context: LeadContext,
  mover = visitor,
): Promise<Result<Lead, MoveRefusal>> {
  if (!can('move', lead, context.now)) return refused({ kind: 'not-possible' })
  if (lead.dealerId === dealer.id && lastEvent(lead).span?.from.equals(from)) return done(lead)
  const visit = visitOf(lead)
  const { zone } = calendarOf(dealer)
  const day = dayIn(from, zone)
  await lockPhone(tx, visit.kind, lead.phone)
  const asNow = await lockDay(tx, dealer, visit.kind, day)
  const { diary, free } = await readSlots(tx, asNow, visit, context.now, { days: [day], except: lead.id })
  const slot = free.find((each) => each.from.equals(from))
  if (!slot) return refused({ kind: 'slot-gone' })
  const tooMany = await tooManyOpen(tx, { kind: visit.kind, contact: lead, day, zone, moving: lead.id }, diary.offer, context.now)
  if (tooMany) return refused(tooMany)
  const place = { dealerId: dealer.id, startsAt: slot.from, endsAt: slot.to }
  await tx.update(appointments).set(place).where(eq(appointments.leadId, lead.id))
  const kind = moveKind(lead, dealer, mover)
  const promise = isMoveByStaff({ kind, by: mover.by })
    ? {}
    : { answerBy: afterOpenMinutes(diary.calendar, context.now, diary.offer.answerMinutes) }
  const span = { from: slot.from, to: slot.to }
  return done(await recordEvent(tx, lead, { kind, span, dealerId: dealer.id, ...promise, ...mover }, context))
}

function moveKind(lead: Lead, dealer: Dealer, { by }: Mover): EventKind {
  if (lead.dealerId === dealer.id) return 'moved'
  return by === 'staff' ? 'handed-over' : 'dealer-changed'
}

/** Releases the slot of a lead, if it has one. */
export async function releaseAppointment(tx: Db, lead: Pick<Lead, 'id'>): Promise<void> {
  await tx.delete(appointments).where(eq(appointments.leadId, lead.id))
}

/** Gives a lead back the slot that it had in this state. False when the slot was taken meanwhile, or is no longer offered. */
export async function restoreAppointment(tx: Db, lead: Lead, dealer: Dealer, now: Instant): Promise<boolean> {
  const visit = visitOf(lead)
  const { span } = lastEvent(lead)
  if (!span) throw new Error(`${lead.reference} had no appointment.`)
  const day = dayIn(span.from, calendarOf(dealer).zone)
  const asNow = await lockDay(tx, dealer, visit.kind, day)
  const { free } = await readSlots(tx, asNow, visit, now, { days: [day], except: lead.id, withoutLeadTime: true })
  if (!free.some(({ from }) => from.equals(span.from))) return false
  const place = { kind: visit.kind, dealerId: dealer.id, startsAt: span.from, endsAt: span.to }
  await tx
    .insert(appointments)
    .values({ leadId: lead.id, ...place })
    .onConflictDoUpdate({ target: appointments.leadId, set: place })
  return true
}
