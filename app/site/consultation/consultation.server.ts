import { at } from '../../addresses.ts'
import { isOnSale } from '../../core/cars/car.ts'
import { findCar } from '../../core/cars/catalogue.server.ts'
import { chosenVariant } from '../../core/cars/chosen-car.ts'
import { type CodeSender, issueCode } from '../../core/codes/codes.server.ts'
import { currentConsent } from '../../core/consent/consent.ts'
import { readContentItem } from '../../core/content/content.server.ts'
import { calendarOf, type Dealer, sells } from '../../core/dealers/dealer.ts'
import { dealerById, findDealer } from '../../core/dealers/dealers.server.ts'
import { opensWithinDays } from '../../core/dealers/opening-hours.ts'
import { type Lead, stateOf } from '../../core/leads/lead.ts'
import type { LeadContext } from '../../core/leads/lead-context.ts'
import { findLeadForUpdate, insertLead, permanentToken, recordEvent } from '../../core/leads/leads.server.ts'
import { makerAnswer, promisedAnswer } from '../../core/leads/promise.ts'
import { type FormUsed, type Submission, submitOnce } from '../../core/leads/submit.server.ts'
import { writeMessage } from '../../core/messages/messages.server.ts'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { sentMessage } from './consultation-sent.message.ts'
import { type FieldRefusal, type PlanField, type UnqualifiedReason, unqualifiedBecause } from './plan.ts'
import type { PlanForm } from './plan-form.server.ts'
import { consultationSettings } from './plan-schema.ts'

export type Plan = Submission<PlanForm>
export type PlanRefusal = { kind: 'field'; field: PlanField; refusal: FieldRefusal } | FormUsed

/** Stores a plan as a draft and sends a code to its number. If the number has to wait for a code, the next page says so. */
export async function draftConsultation(
  db: Db,
  { contact, key, source, notes, ...plan }: Plan,
  context: LeadContext,
  sender: CodeSender,
): Promise<Result<{ token: string }, PlanRefusal>> {
  const field = (name: PlanField, refusal: FieldRefusal) => refused({ kind: 'field' as const, field: name, refusal })
  const car = await findCar(db, plan.vehicle)
  if (!car || !isOnSale(car)) return field('vehicle', 'vehicle-unknown')
  const variant = chosenVariant(car, plan.variant)
  if (plan.variant !== '' && !variant) return field('variant', 'variant-unknown')
  const dealer = await findDealer(db, plan.dealer)
  if (!dealer || !sells(dealer, car.class)) return field('dealer', 'dealer-unknown')
  const payload = {
    vehicle: car.slug,
    variant: variant?.slug ?? null,
    plan: plan.plan,
    payment: plan.payment,
    currentVehicle: plan.currentVehicle,
  }
  const form = { key, content: [payload, dealer.id, contact] }
  return submitOnce(db, form, context.now, async (tx, token): Promise<Result<string, never>> => {
    const event = { kind: 'drafted' as const, answerBy: null }
    const about = { kind: 'consultation' as const, payload, dealerId: dealer.id, consent: currentConsent.consultation }
    const lead = await insertLead(tx, { ...about, contact, source, notes, event }, context)
    const code = { ...codeScope(token, lead), ...sender, channel: 'whatsapp' as const, deliver: true }
    await issueCode(tx, code, context.now)
    return done(lead.id)
  })
}

/** The scope of a consultation's code. The flow is the token of its private address. */
export const codeScope = (token: string, lead: Pick<Lead, 'phone'>) => ({
  purpose: 'consultation',
  flow: token,
  phone: lead.phone,
})

/** Marks the phone number as verified. A second call changes nothing. */
export function verifyConsultation(db: Db, token: string, context: LeadContext): Promise<void> {
  return db.transaction(async (tx) => {
    const lead = await findLeadForUpdate(tx, token, context.now)
    if (lead && stateOf(lead, context.now) === 'awaiting-code') await recordEvent(tx, lead, { kind: 'verified' }, context)
  })
}

const reachableWithinDays = 7

/**
 * Sends a verified plan to its dealer and decides who answers first. A second call changes nothing; an unverified plan
 * stays as it is.
 */
export function sendPlan(db: Db, token: string, context: LeadContext): Promise<void> {
  return db.transaction(async (tx) => {
    const lead = await findLeadForUpdate(tx, token, context.now)
    if (lead?.kind !== 'consultation' || lead.dealerId === null || stateOf(lead, context.now) !== 'verified') return
    const settings =
      (await readContentItem(tx, 'settings', 'consultation', consultationSettings)) ?? consultationSettings.parse({})
    const dealer = await dealerById(tx, lead.dealerId)
    const car = await findCar(tx, lead.payload.vehicle)
    const dealerIsReachable = sells(dealer, car?.class) && opensWithinDays(calendarOf(dealer), context.now, reachableWithinDays)
    const reason = unqualifiedBecause({ plan: lead.payload.plan, dealerIsReachable }, settings)
    const answerBy = answerOf(reason, dealer, settings.answerMinutes, context.now)
    const sent = await recordEvent(tx, lead, { kind: 'received', answerBy }, context)
    const verdict = { kind: reason ? ('not-yet-qualified' as const) : ('qualified' as const), note: reason, by: 'site' }
    await recordEvent(tx, sent, verdict, context)
    const link = context.publicUrl + at.request(await permanentToken(tx, lead.id, token, context.now))
    await writeMessage(tx, sentMessage({ lead, dealer, answerBy, reason, link }), context.now)
  })
}

/** A plan beyond the horizon gets no time to answer by. Without a reachable dealer, the maker answers. */
function answerOf(reason: UnqualifiedReason | null, dealer: Dealer, minutes: number, now: Instant): Instant | null {
  if (reason === 'plan-beyond-horizon') return null
  return reason === null ? promisedAnswer(dealer, minutes, now) : makerAnswer(dealer.holidays, minutes, now)
}
