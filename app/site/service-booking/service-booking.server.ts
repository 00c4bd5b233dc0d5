import { type AppointmentRefusal, type Booked, bookAppointment } from '../../core/appointments/book.server.ts'
import { readCatalogue } from '../../core/cars/catalogue.server.ts'
import { readRetiredModels } from '../../core/cars/retired.server.ts'
import { currentConsent } from '../../core/consent/consent.ts'
import { calendarOf } from '../../core/dealers/dealer.ts'
import { findDealer } from '../../core/dealers/dealers.server.ts'
import { serves } from '../../core/leads/eligible-dealers.ts'
import type { LeadOf } from '../../core/leads/lead.ts'
import type { LeadContext } from '../../core/leads/lead-context.ts'
import type { Submission } from '../../core/leads/submit.server.ts'
import { bayMinutes } from '../../core/maintenance/bay-minutes.ts'
import { readMaintenance } from '../../core/maintenance/maintenance.server.ts'
import { nextVisitOn } from '../../core/maintenance/maintenance.ts'
import { colourOfCar, findOwnedCar, variantOf } from '../../core/maintenance/owned-car/owned-car.ts'
import { todayAt } from '../../core/maintenance/owned-car/today.ts'
import { momentOf } from '../../lib/calendar-day.ts'
import { type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import type { ServiceForm } from './service-form.server.ts'
import { receivedMessage } from './service-received.message.ts'
import type { FieldRefusal, RequestField } from './service-request.ts'
import { bookedVisit } from './service-type.ts'

/** Why a correctly filled-in form does not become a booking. */
export type ServiceRefusal = { kind: 'field'; field: RequestField; refusal: FieldRefusal } | AppointmentRefusal

export type ServiceBooking = Submission<ServiceForm>

/** Books a bay of the workshop for the length of the work. */
export async function bookService(
  db: Db,
  { contact, key, source, notes, ...form }: ServiceBooking,
  context: LeadContext,
): Promise<Result<{ token: string }, ServiceRefusal>> {
  const field = (name: RequestField, refusal: FieldRefusal) => refused({ kind: 'field' as const, field: name, refusal })
  const [cars, retired, maintenance] = await Promise.all([readCatalogue(db), readRetiredModels(db), readMaintenance(db)])
  const car = findOwnedCar(cars, retired, form.vehicle)
  if (!car) return field('vehicle', 'vehicle-unknown')
  const dealer = await findDealer(db, form.dealer)
  if (!dealer) return field('dealer', 'dealer-unknown')
  const { type, plate, complaint, year, kilometres } = form
  if (!serves(dealer, type)) return field('dealer', 'dealer-without-service')

  const variant = variantOf(car, form.variant)
  const next = nextVisitOn(todayAt(context.now), maintenance, { model: car.slug, variant, year, kilometres })
  const colour = form.colour && colourOfCar(car, form.colour)
  const payload: LeadOf<'service'>['payload'] = {
    vehicle: car.slug,
    variant,
    type,
    visit: bookedVisit(type, next),
    year,
    colour,
    plate,
    kilometres,
    complaint,
  }
  const from = momentOf(form.day, form.minutes, calendarOf(dealer).zone)
  const request = {
    form: { key, content: [form, contact] },
    visit: { kind: 'service' as const, lengthMinutes: bayMinutes(maintenance.minutes, type, next) },
    dealer,
    from,
    lead: { kind: 'service' as const, payload, contact, source, consent: currentConsent.service, notes },
    message: (booked: Booked) => receivedMessage({ booked, payload, car, dealer, publicUrl: context.publicUrl }),
  }
  return bookAppointment(db, request, context)
}
