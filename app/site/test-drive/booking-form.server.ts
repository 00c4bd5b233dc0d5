import { z } from 'zod'
import { toContact } from '../../core/leads/contact.ts'
import { isRequestKey, newRequestKey } from '../../core/leads/private-address.server.ts'
import { readDay, readTime } from '../../lib/day.ts'
import type { Day } from '../../lib/instant.ts'
import { type BookingField, bookingChecks } from './booking.ts'

const typed = z.preprocess((value) => (typeof value === 'string' ? value : ''), z.string())

function checked(field: BookingField) {
  return typed.superRefine((value, context) => {
    const refusal = bookingChecks[field](value)
    if (refusal) context.addIssue(refusal)
  })
}

/** The submitted form. The two hidden fields of the form are empty and stay unread. */
export const bookingForm = z
  .object({
    vehicle: checked('vehicle'),
    dealer: checked('dealer'),
    date: checked('date'),
    time: checked('time'),
    name: checked('name'),
    phone: checked('phone'),
    email: checked('email'),
    agreement: checked('agreement'),
    warna: typed,
    request: typed,
  })
  .transform(({ vehicle, dealer, date, time, warna, request, ...person }) => ({
    vehicle,
    dealer,
    day: readDay(date) as Day,
    minutes: readTime(time) as number,
    colour: warna === '' ? null : warna,
    contact: toContact(person),
    // A form that lost its key can be sent, only not repeated.
    key: isRequestKey(request) ? request : newRequestKey(),
  }))
export type BookingForm = z.output<typeof bookingForm>
