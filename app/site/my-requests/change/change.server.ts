import { at } from '../../../addresses.ts'
import { type MoveRefusal, moveAppointment, releaseAppointment } from '../../../core/appointments/move.server.ts'
import { withdrawConsent } from '../../../core/consent/consent.server.ts'
import { addressLine } from '../../../core/dealers/address-line.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import { dealerById } from '../../../core/dealers/dealers.server.ts'
import { can, type Lead, type LeadAction, lastEvent, stateOf } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { findLeadForUpdate, permanentToken, recordEvent } from '../../../core/leads/leads.server.ts'
import { forgetPictures } from '../../../core/leads/pictures.server.ts'
import { promisedAnswer } from '../../../core/leads/promise.ts'
import { reachOf } from '../../../core/leads/reach.ts'
import { giveUpAbout } from '../../../core/messages/dead-letters.server.ts'
import { compose } from '../../../core/messages/message.ts'
import { writeMessage } from '../../../core/messages/messages.server.ts'
import type { Template } from '../../../core/messages/template.ts'
import { dayAndTime } from '../../../lib/day.ts'
import type { Instant } from '../../../lib/instant.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
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
    const { span, answerBy } = lastEvent(moved.value)
    const { zone } = calendarOf(to.dealer)
    await tell(tx, moved.value, token, context, appointmentMoved, {
      before: await oldPlace(tx, lead, to.dealer),
      slot: span ? dayAndTime(span.from, zone) : '',
      dealer: `${to.dealer.name}, ${addressLine(to.dealer)}`,
      deadline: answerBy ? dayAndTime(answerBy, zone) : '',
    })
    return moved
  })
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
    await tell(tx, changed, token, context, dealerChanged, {
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
    if (!can('cancel', lead, context.now)) return refused({ kind: 'not-possible' })
    await releaseAppointment(tx, lead)
    const cancelled = await recordEvent(tx, lead, { kind: 'cancelled', answerBy: null }, context)
    // The number of a draft is not verified, so do not send a message to it.
    if (stateOf(lead, context.now) !== 'awaiting-code') await tellCancelled(tx, cancelled, token, context)
    return done(cancelled)
  })
}

async function tellCancelled(tx: Db, lead: Lead, token: string, context: LeadContext): Promise<void> {
  const { span, dealerId } = lastEvent(lead)
  if (!span || dealerId === null) return tell(tx, lead, token, context, requestCancelled, {})
  const dealer = await dealerById(tx, dealerId)
  await tell(tx, lead, token, context, appointmentCancelled, {
    slot: dayAndTime(span.from, calendarOf(dealer).zone),
    dealer: dealer.name,
  })
}

export function preferWhatsapp(db: Db, token: string, context: LeadContext): Promise<Result<Lead, NotPossible>> {
  return once(db, token, 'prefer-whatsapp', context, async (tx, lead) => {
    const preferred = await recordEvent(tx, lead, { kind: 'whatsapp-preferred' }, context)
    await tell(tx, preferred, token, context, whatsappPreferred, {})
    return preferred
  })
}

/** Withdraws the consent: the request ends, and no more messages are sent. */
export function withdrawRequestConsent(db: Db, token: string, context: LeadContext): Promise<Result<Lead, NotPossible>> {
  return once(db, token, 'withdraw-consent', context, async (tx, lead) => {
    await releaseAppointment(tx, lead)
    await withdrawConsent(tx, lead.reference, context.now)
    await giveUpAbout(tx, lead.id, context.now)
    await forgetPictures(tx, lead.id)
    return recordEvent(tx, lead, { kind: 'consent-withdrawn', answerBy: null }, context)
  })
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

async function tell<Place extends string, Secret extends Place>(
  tx: Db,
  lead: Lead,
  token: string,
  { now, publicUrl }: LeadContext,
  template: Template<Place, Secret>,
  values: Partial<Record<Place, string>>,
): Promise<void> {
  const reach = reachOf(lead)
  if (!reach) return
  const permanent = await permanentToken(tx, lead.id, token, now)
  const links = { link: at.request(permanent), calendar: at.requestCalendar(permanent) }
  const secrets = template.secrets.map((place) => [place, publicUrl + links[place as keyof typeof links]])
  const common = { reference: lead.reference, name: lead.name, ...Object.fromEntries(secrets) }
  const envelope = { key: `${template.name}:${lead.id}:${lead.history.length}`, ...reach }
  await writeMessage(tx, compose(template, { ...common, ...values } as Record<Place, string>, envelope), now)
}
