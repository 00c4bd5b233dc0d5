import { type MoveRefusal, moveAppointment, releaseAppointment } from '../../../core/appointments/move.server.ts'
import { addressLine } from '../../../core/dealers/address-line.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import { dealerById } from '../../../core/dealers/dealers.server.ts'
import { readHolidays } from '../../../core/dealers/holidays/holiday-store.server.ts'
import type { Calendar } from '../../../core/dealers/opening-hours.ts'
import { callTimes } from '../../../core/leads/call-times.ts'
import { can, type Lead, type LeadAction, type LeadEvent, lastEvent, makerAnswers, stateOf } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { findLeadForUpdate, recordEvent } from '../../../core/leads/leads.server.ts'
import { progressOf } from '../../../core/leads/progress.ts'
import { makerCalendar, promisedAnswer } from '../../../core/leads/promise.ts'
import { tellVisitor } from '../../../core/leads/tell-visitor.server.ts'
import { withdrawLead } from '../../../core/privacy/withdraw.server.ts'
import { dayAndTime } from '../../../lib/day.ts'
import { type Instant, Temporal } from '../../../lib/instant.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import type { Zone } from '../../../lib/zone.ts'
import type { Db } from '../../../platform/database.server.ts'
import { words } from '../words.ts'
import { appointmentCancelled } from './appointment-cancelled.message.ts'
import { appointmentMoved } from './appointment-moved.message.ts'
import { dealerChanged } from './dealer-changed.message.ts'
import { requestCancelled } from './request-cancelled.message.ts'
import { whatsappPreferred } from './whatsapp-preferred.message.ts'

type NotPossible = { kind: 'not-possible' }

/** Moves an appointment, to the same dealer or another one. Frees the old place only when the new one is taken. */
export function moveRequest(
  db: Db,
  token: string,
  to: { dealer: Dealer; from: Instant },
  context: LeadContext,
): Promise<Result<Lead, MoveRefusal>> {
  return change(db, token, context, async (tx, lead) => {
    const moved = await moveAppointment(tx, lead, to, context)
    if (!moved.ok || moved.value === lead) return moved
    await tellMoved(tx, { before: lead, after: moved.value, dealer: to.dealer, token }, context)
    return moved
  })
}

type Moved = { before: Lead; after: Lead; dealer: Dealer; token: string | null; sendAt?: Instant }

/** Tells the visitor about a move, for a visitor with the token of a page, or for an employee. `sendAt`: of the message. */
export async function tellMoved(tx: Db, { before, after, dealer, token, sendAt }: Moved, context: LeadContext): Promise<void> {
  const { span } = lastEvent(after)
  const { zone } = calendarOf(dealer)
  await tellVisitor(tx, { lead: after, token, template: appointmentMoved, sendAt }, context, {
    before: await oldPlace(tx, before, dealer),
    slot: span ? dayAndTime(span.from, zone) : '',
    dealer: `${dealer.name}, ${addressLine(dealer)}`,
    promise: promiseAfterMove(after, zone, context.now),
  })
}

/** A move by an employee keeps the promise from before it, if that still runs. */
function promiseAfterMove(lead: Lead, zone: Zone, now: Instant): string {
  const dueAt = progressOf(lead)?.dueAt
  return dueAt && Temporal.Instant.compare(now, dueAt) < 0 ? words.confirmsBy(dayAndTime(dueAt, zone)) : words.movedByStaff
}

/** `Sabtu, 5 Desember 2026, 09.30 WIB`, with the old dealer if the new one is different. */
async function oldPlace(tx: Db, lead: Lead, newDealer: Dealer): Promise<string> {
  const { span, dealerId } = lastEvent(lead)
  if (!span || dealerId === null) throw new Error(`${lead.reference} had no appointment to move.`)
  const dealer = await dealerById(tx, dealerId)
  const slot = dayAndTime(span.from, calendarOf(dealer).zone)
  return dealer.id === newDealer.id ? slot : words.dealerAndSlot(dealer.name, slot)
}

const answerMinutes = 120

/** Lets another dealer answer a request that has no appointment. */
export function changeDealer(db: Db, token: string, dealer: Dealer, context: LeadContext): Promise<Result<Lead, NotPossible>> {
  return change(db, token, context, async (tx, lead) => {
    if (lead.dealerId === null || !can('change-dealer', lead, context.now) || lastEvent(lead).span)
      return refused({ kind: 'not-possible' })
    if (lead.dealerId === dealer.id) return done(lead)
    // If the old dealer had no time to answer by, the new one gets none either.
    const answerBy = lastEvent(lead).answerBy && promisedAnswer(dealer, answerMinutes, context.now)
    const changed = await recordEvent(tx, lead, { kind: 'dealer-changed', dealerId: dealer.id, answerBy }, context)
    await tellVisitor(tx, { lead: changed, token, template: dealerChanged }, context, {
      before: (await dealerById(tx, lead.dealerId)).name,
      dealer: `${dealer.name}, ${addressLine(dealer)}`,
      promise: answerBy ? words.answersBy(dayAndTime(answerBy, calendarOf(dealer).zone)) : words.answersLater,
    })
    return done(changed)
  })
}

/** Ends a request and frees its place. A second call changes nothing. */
export function cancelRequest(db: Db, token: string, context: LeadContext): Promise<Result<Lead, NotPossible>> {
  return change(db, token, context, async (tx, lead) => {
    if (stateOf(lead, context.now) === 'cancelled') return done(lead)
    return can('cancel', lead, context.now) ? done(await cancelLead(tx, lead, { token }, context)) : refused(notPossible)
  })
}

const notPossible = { kind: 'not-possible' } as const
/** Who ends a request, as its event says. `note`: why. */
type Ender = Pick<LeadEvent, 'by' | 'detail'> & { note?: string }
const visitor = { by: 'visitor', detail: null }

/** The same in a transaction, for a visitor with the token of a page, or for an employee. `sendAt`: of the message. */
export async function cancelLead(
  tx: Db,
  lead: Lead,
  { token, by = visitor, sendAt }: { token: string | null; by?: Ender; sendAt?: Instant },
  context: LeadContext,
): Promise<Lead> {
  await releaseAppointment(tx, lead)
  const cancelled = await recordEvent(tx, lead, { kind: 'cancelled', answerBy: null, ...by }, context)
  // The number of a draft is not verified, so do not send a message to it.
  if (stateOf(lead, context.now) === 'awaiting-code') return cancelled
  const how = { token, sendAt }
  if (lastEvent(cancelled).span) await tellSlotReleased(tx, cancelled, how, context)
  else await tellVisitor(tx, { lead: cancelled, template: requestCancelled, ...how }, context, {})
  return cancelled
}

/** Tells the visitor that the appointment of a request is cancelled. `sendAt`: of the message. */
export async function tellSlotReleased(
  tx: Db,
  lead: Lead,
  how: { token: string | null; sendAt?: Instant | undefined },
  context: LeadContext,
): Promise<void> {
  const { span, dealerId } = lastEvent(lead)
  if (!span || dealerId === null) throw new Error(`${lead.reference} had no appointment.`)
  const dealer = await dealerById(tx, dealerId)
  const values = { slot: dayAndTime(span.from, calendarOf(dealer).zone), dealer: dealer.name }
  await tellVisitor(tx, { lead, template: appointmentCancelled, ...how }, context, values)
}

export function preferWhatsapp(db: Db, token: string, context: LeadContext): Promise<Result<Lead, NotPossible>> {
  return once(db, token, 'prefer-whatsapp', context, async (tx, lead) => {
    const preferred = await recordEvent(tx, lead, { kind: 'whatsapp-preferred' }, context)
    await tellVisitor(tx, { lead: preferred, token, template: whatsappPreferred }, context, {})
    return preferred
  })
}

/** The visitor could not be reached and chooses another time. That time becomes the promise. */
export function chooseCallTime(db: Db, token: string, from: Instant, context: LeadContext): Promise<Result<Lead, NotPossible>> {
  return change(db, token, context, async (tx, lead) => {
    if (!can('choose-call-time', lead, context.now)) return refused(notPossible)
    const time = callTimes(await answeringCalendar(tx, lead), context.now).find((each) => each.from.equals(from))
    if (!time) return refused(notPossible)
    const callAt = { from: time.from.toString(), to: time.to.toString() }
    return done(await recordEvent(tx, lead, { kind: 'call-time-chosen', answerBy: time.to, detail: { callAt } }, context))
  })
}

/** The working hours of those who answer a request. */
export async function answeringCalendar(db: Db, lead: Lead): Promise<Calendar> {
  if (lead.dealerId === null || makerAnswers(lead)) return makerCalendar(await readHolidays(db))
  return calendarOf(await dealerById(db, lead.dealerId))
}

/** Withdraws the consent: the request ends, and no more messages are sent. */
export function withdrawRequestConsent(db: Db, token: string, context: LeadContext): Promise<Result<Lead, NotPossible>> {
  return once(db, token, 'withdraw-consent', context, (tx, lead) => withdrawLead(tx, lead, context))
}

/** Does nothing when the action was done before or is no longer possible. */
function once(
  db: Db,
  token: string,
  action: LeadAction,
  context: LeadContext,
  act: (tx: Db, lead: Lead) => Promise<Lead>,
): Promise<Result<Lead, NotPossible>> {
  return change(db, token, context, async (tx, lead) =>
    can(action, lead, context.now) ? done(await act(tx, lead)) : refused({ kind: 'not-possible' as const }),
  )
}

function change<Refusal>(
  db: Db,
  token: string,
  { now }: LeadContext,
  act: (tx: Db, lead: Lead) => Promise<Result<Lead, Refusal | NotPossible>>,
): Promise<Result<Lead, Refusal | NotPossible>> {
  return db.transaction(async (tx) => {
    const lead = await findLeadForUpdate(tx, token, now)
    return lead ? act(tx, lead) : refused({ kind: 'not-possible' as const })
  })
}
