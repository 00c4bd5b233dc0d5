import { z } from 'zod'
import { toContact } from '../../core/leads/contact.ts'
import { isRequestKey, newRequestKey } from '../../core/leads/private-address.server.ts'
import { readDay, readTime } from '../../lib/day.ts'
import { type BookingField, bookingChecks, type FieldRefusal } from './booking.ts'

const typed = z.preprocess((value) => (typeof value === 'string' ? value : ''), z.string())

function checked(field: BookingField) {
  return typed.superRefine((value, context) => {
    const refusal = bookingChecks[field](value)
    if (refusal) context.addIssue(refusal)
  })
}

function read<Value>(field: BookingField, reader: (text: string) => Value | null, refusal: FieldRefusal) {
  return checked(field).transform((text, context): Value => {
    const value = reader(text)
    if (value !== null) return value
    context.addIssue(refusal)
    return z.NEVER
  })
}

/** A form that lost its key can be sent, only not repeated. */
export function keyOf(request: unknown): string {
  return typeof request === 'string' && isRequestKey(request) ? request : newRequestKey()
}

/** The submitted form. The two hidden fields of the form are empty and stay unread. */
export const bookingForm = z
  .object({
    vehicle: checked('vehicle'),
    dealer: checked('dealer'),
    date: read('date', readDay, 'date-missing'),
    time: read('time', readTime, 'time-missing'),
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
    day: date,
    minutes: time,
    colour: warna === '' ? null : warna,
    contact: toContact(person),
    key: keyOf(request),
  }))
export type BookingForm = z.output<typeof bookingForm>
