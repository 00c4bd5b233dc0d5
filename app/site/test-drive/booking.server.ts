import { type AppointmentRefusal, bookAppointment } from '../../core/appointments/book.server.ts'
import { isOnSale } from '../../core/cars/car.ts'
import { findCar } from '../../core/cars/catalogue.server.ts'
import { chosenColour } from '../../core/cars/chosen-car.ts'
import { currentConsent } from '../../core/consent/consent.ts'
import { calendarOf, sells } from '../../core/dealers/dealer.ts'
import { findDealer } from '../../core/dealers/dealers.server.ts'
import type { LeadContext } from '../../core/leads/lead-context.ts'
import type { Submission } from '../../core/leads/submit.server.ts'
import { momentOf } from '../../lib/calendar-day.ts'
import { type Result, refused } from '../../lib/result.ts'
import type { Db } from '../../platform/database.server.ts'
import type { FieldRefusal } from './booking.ts'
import type { BookingForm } from './booking-form.server.ts'
import { receivedMessage } from './test-drive-received.message.ts'

/** Why a correctly filled-in form does not become a test drive. */
export type BookingRefusal = { kind: 'field'; field: 'vehicle' | 'dealer'; refusal: FieldRefusal } | AppointmentRefusal

export type Booking = Submission<BookingForm>

/** Books a slot in the dealer's diary for a drive with a car. */
export async function bookTestDrive(
  db: Db,
  { contact, key, source, notes, ...form }: Booking,
  context: LeadContext,
): Promise<Result<{ token: string }, BookingRefusal>> {
  const car = await findCar(db, form.vehicle)
  if (!car) return refused({ kind: 'field', field: 'vehicle', refusal: 'vehicle-unknown' })
  if (!isOnSale(car)) return refused({ kind: 'field', field: 'vehicle', refusal: 'vehicle-not-on-sale' })
  const dealer = await findDealer(db, form.dealer)
  if (!dealer || !sells(dealer)) return refused({ kind: 'field', field: 'dealer', refusal: 'dealer-unknown' })
  if (!sells(dealer, car.class)) return refused({ kind: 'field', field: 'dealer', refusal: 'dealer-sells-other-cars' })

  const from = momentOf(form.day, form.minutes, calendarOf(dealer).zone)
  const colour = form.colour && chosenColour(car, form.colour)
  const request = {
    form: { key, content: [car.slug, dealer.id, from.toString(), contact.name, contact.phone, contact.email] },
    visit: { kind: 'test-drive' as const, vehicle: car.slug },
    dealer,
    from,
    lead: {
      kind: 'test-drive' as const,
      payload: { vehicle: car.slug, colour },
      contact,
      source,
      consent: currentConsent.testDrive,
      notes,
    },
    message: (booked: Parameters<typeof receivedMessage>[0]['booked']) =>
      receivedMessage({ booked, car, dealer, publicUrl: context.publicUrl }),
  }
  return bookAppointment(db, request, context)
}
