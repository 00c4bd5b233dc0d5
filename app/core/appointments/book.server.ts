import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { dayIn } from '../../lib/day.ts'
import type { Instant } from '../../lib/instant.ts'
import { done, type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import { calendarOf, type Dealer } from '../dealers/dealer.ts'
import { afterOpenMinutes } from '../dealers/opening-hours.ts'
import type { Lead, LeadEvent } from '../leads/lead.ts'
import type { LeadContext } from '../leads/lead-context.ts'
import { insertLead, type NewLead } from '../leads/leads.server.ts'
import { type FormUsed, type Submit, submitOnce } from '../leads/submit.server.ts'
import { leads } from '../leads/tables.ts'
import type { Message } from '../messages/message.ts'
import { lockDay, readSlots, type Visit } from './diary.server.ts'
import { lockPhone, type TooMany, tooManyOpen } from './open-appointments.server.ts'
import { nearestSlots, type Slot } from './slots.ts'
import { appointments } from './tables.ts'

/** Why a correctly filled form gives no appointment. */
export type AppointmentRefusal =
  | { kind: 'slot-gone'; taken: boolean; wanted: Instant; dealer: Dealer; alternatives: readonly Slot[] }
  | FormUsed
  /** A person with this phone number already has this slot. */
  | { kind: 'place-is-yours' }
  | TooMany

/** What the confirmation needs about a new appointment. */
export type Booked = { lead: Lead; slot: Slot; answerBy: Instant; token: string }

export type AppointmentRequest = {
  form: Submit
  visit: Visit
  dealer: Dealer
  from: Instant
  lead: Omit<NewLead, 'event' | 'dealerId' | 'messages'>
  /** The employee who books for a visitor at the dealer. Nobody needs to answer such a request. */
  walkIn?: Pick<LeadEvent, 'by' | 'detail'>
  message: (booked: Booked) => Message
}

/** Books a slot at the dealer exactly once, however often the form is sent. */
export function bookAppointment(
  db: Db,
  request: AppointmentRequest,
  context: LeadContext,
): Promise<Result<{ token: string }, AppointmentRefusal>> {
  const { form, visit, dealer, from, lead } = request
  return submitOnce(db, form, context.now, async (tx, token): Promise<Result<string, AppointmentRefusal>> => {
    await lockPhone(tx, visit.kind, lead.contact.phone)
    const asNow = await lockDay(tx, dealer, visit.kind, dayIn(from, calendarOf(dealer).zone))
    return (await samePlaceAgain(tx, request)) ?? (await takePlace(tx, { ...request, dealer: asNow }, token, context))
  })
}

/** The answer to a new form for a slot that the same phone number already has. */
async function samePlaceAgain(tx: Db, { visit, dealer, from, lead }: AppointmentRequest) {
  const [place] = await tx
    .select({ id: leads.id, name: leads.name, email: leads.email, payload: leads.payload })
    .from(leads)
    .innerJoin(appointments, eq(appointments.leadId, leads.id))
    .where(
      and(
        eq(leads.phone, lead.contact.phone),
        eq(appointments.kind, visit.kind),
        eq(appointments.dealerId, dealer.id),
        eq(appointments.startsAt, from),
      ),
    )
  if (!place) return null
  // Others may know a phone number: show the booking only to a visitor who typed all the same data.
  const isSamePerson = place.name === lead.contact.name && place.email === lead.contact.email
  // Another car at the same time is a different request: showing the first booking would lose the second request.
  const isSame = isSamePerson && isDeepStrictEqual(place.payload, lead.payload)
  return isSame ? done(place.id) : refused({ kind: 'place-is-yours' as const })
}

async function takePlace(tx: Db, request: AppointmentRequest, token: string, context: LeadContext) {
  const { visit, dealer, from, lead, walkIn } = request
  const { zone } = calendarOf(dealer)
  const day = dayIn(from, zone)
  const { diary, free } = await readSlots(tx, dealer, visit, context.now, { days: [day], withoutLeadTime: walkIn !== undefined })
  const slot = free.find((each) => each.from.equals(from))
  if (!slot) return refused(await slotGone(tx, request, context.now))
  const tooMany = await tooManyOpen(tx, { kind: visit.kind, contact: lead.contact, day, zone }, diary.offer, context.now)
  if (tooMany) return refused(tooMany)
  const answerBy = afterOpenMinutes(diary.calendar, context.now, diary.offer.answerMinutes)
  const span = { from: slot.from, to: slot.to }
  const event = { kind: 'received' as const, answerBy: walkIn ? null : answerBy, span, ...walkIn }
  const messages = (stored: Lead) => [request.message({ lead: stored, slot, answerBy, token })]
  const stored = await insertLead(tx, { ...lead, dealerId: dealer.id, event, messages } as NewLead, context)
  const place = { leadId: stored.id, kind: visit.kind, dealerId: dealer.id, startsAt: slot.from, endsAt: slot.to }
  await tx.insert(appointments).values(place)
  return done(stored.id)
}

async function slotGone(tx: Db, request: AppointmentRequest, now: Instant): Promise<AppointmentRefusal> {
  const { visit, dealer, from, walkIn } = request
  const { offered, free } = await readSlots(tx, dealer, visit, now, { withoutLeadTime: walkIn !== undefined })
  const taken = offered.some((slot) => slot.from.equals(from))
  return { kind: 'slot-gone', taken, wanted: from, dealer, alternatives: nearestSlots(from, free, 3) }
}
