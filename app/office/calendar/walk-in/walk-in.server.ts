import { at } from '~/addresses.ts'
import { type AppointmentRefusal, type Booked, bookAppointment } from '../../../core/appointments/book.server.ts'
import { readCatalogue } from '../../../core/cars/catalogue.server.ts'
import { readRetiredModels } from '../../../core/cars/retired.server.ts'
import { currentConsent } from '../../../core/consent/consent.ts'
import { addressLine } from '../../../core/dealers/address-line.ts'
import { calendarOf, type Dealer } from '../../../core/dealers/dealer.ts'
import type { Lead } from '../../../core/leads/lead.ts'
import type { LeadContext } from '../../../core/leads/lead-context.ts'
import { findLead } from '../../../core/leads/leads.server.ts'
import { isRequestKey } from '../../../core/leads/private-address.server.ts'
import { modelName } from '../../../core/leads/request/about-words.ts'
import { bayMinutes } from '../../../core/maintenance/bay-minutes.ts'
import { readMaintenance } from '../../../core/maintenance/maintenance.server.ts'
import { nextVisitOn } from '../../../core/maintenance/maintenance.ts'
import { todayAt } from '../../../core/maintenance/owned-car/today.ts'
import { compose, type Message } from '../../../core/messages/message.ts'
import { covers, type Grant } from '../../../core/staff/grant.ts'
import { momentOf } from '../../../lib/calendar-day.ts'
import { dayAndTime } from '../../../lib/day.ts'
import { done, type Result, refused } from '../../../lib/result.ts'
import type { Db } from '../../../platform/database.server.ts'
import { byStaff, recordByStaff } from '../../leads/work/act.server.ts'
import { walkInSource } from '../view/read-calendar.server.ts'
import { words } from '../words.ts'
import type { WalkInForm } from './walk-in-form.server.ts'
import { walkInReceived } from './walk-in-received.message.ts'

/** `form-incomplete`: without its key, so that a repeated submit could not be recognised. */
export type WalkInRefusal = { kind: 'unknown' } | { kind: 'form-incomplete' } | AppointmentRefusal

/** Gives a slot to a visitor who is at the dealer, and stores the request as the site's own form would. */
export async function addWalkIn(
  db: Db,
  grant: Grant<'calendar:change'>,
  dealer: Dealer,
  form: WalkInForm,
  context: LeadContext,
): Promise<Result<Lead, WalkInRefusal>> {
  const { day, minutes, name, phone } = form
  if (!covers(grant, dealer.id) || !day || minutes === null || !name.ok || !phone.ok) return refused({ kind: 'unknown' })
  if (!isRequestKey(form.key)) return refused({ kind: 'form-incomplete' })
  const contact = { name: name.value, phone: phone.value, email: null }
  const { about, lengthMinutes, car } = await aboutOf(db, form, context)
  const request = {
    form: { key: form.key, content: [about, dealer.id, contact, day.toString(), minutes] },
    visit: { kind: form.kind, lengthMinutes, vehicle: form.kind === 'test-drive' ? form.vehicle : undefined },
    dealer,
    from: momentOf(day, minutes, calendarOf(dealer).zone),
    lead: {
      ...about,
      contact,
      source: { utm_source: walkInSource },
      consent: form.kind === 'service' ? currentConsent.service : currentConsent.testDrive,
    },
    walkIn: byStaff(grant),
    message: (booked: Booked) => messageOf(booked, { car, dealer, publicUrl: context.publicUrl }),
  }
  return db.transaction(async (tx) => {
    const booked = await bookAppointment(tx, request, context)
    if (!booked.ok) return booked
    const lead = await findLead(tx, booked.value.token, context.now)
    if (!lead) throw new Error('A walk-in was booked and is not there.')
    // The same form sent twice finds its first request, which is confirmed already.
    if (lead.history.length > 1) return done(lead)
    return done(await recordByStaff(tx, grant, lead, { event: { kind: 'confirmed' }, audit: 'walk-in-added' }, context))
  })
}

async function aboutOf(db: Db, { kind, vehicle, year, plate, type }: WalkInForm, { now }: LeadContext) {
  const models = { cars: await readCatalogue(db), retired: await readRetiredModels(db) }
  const car = modelName(models, vehicle)
  if (kind === 'test-drive' || !year.ok || !type) {
    return { about: { kind: 'test-drive' as const, payload: { vehicle, colour: null } }, lengthMinutes: undefined, car }
  }
  const maintenance = await readMaintenance(db)
  const next = nextVisitOn(todayAt(now), maintenance, { model: vehicle, variant: null, year: year.value, kilometres: null })
  const nothing = { variant: null, visit: null, colour: null, kilometres: null, complaint: null }
  const payload = { ...nothing, vehicle, type, year: year.value, plate }
  return {
    about: { kind: 'service' as const, payload },
    lengthMinutes: bayMinutes(maintenance.minutes, type, next),
    car: `${car}, ${plate}`,
  }
}

type Facts = { car: string; dealer: Dealer; publicUrl: string }

function messageOf({ lead, slot, token }: Booked, { car, dealer, publicUrl }: Facts): Message {
  const values = {
    reference: lead.reference,
    name: lead.name,
    what: words.kinds[lead.kind === 'service' ? 'service' : 'test-drive'],
    car,
    time: dayAndTime(slot.from, calendarOf(dealer).zone),
    dealer: `${dealer.name}, ${addressLine(dealer)}`,
    link: publicUrl + at.request(token),
  }
  return compose(walkInReceived, values, { key: `walk_in_received:${lead.id}`, channel: 'whatsapp', to: lead.phone })
}
