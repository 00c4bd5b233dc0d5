import { z } from 'zod'
import {
  agreementField,
  chosenField,
  emailField,
  fieldOf,
  nameField,
  phoneField,
  typedText,
} from '../../core/leads/form/fields.ts'
import { readDay } from '../../lib/calendar-day.ts'
import { readTime } from '../../lib/day.ts'

/** The submitted form. The two hidden fields of the form are empty and are ignored. */
export const bookingForm = z
  .object({
    vehicle: chosenField('vehicle-missing', 'vehicle-unknown'),
    dealer: chosenField('dealer-missing', 'dealer-unknown'),
    date: fieldOf((typed) => orMissing(readDay(typed), 'date-missing')),
    time: fieldOf((typed) => orMissing(readTime(typed), 'time-missing')),
    name: nameField,
    phone: phoneField,
    email: emailField,
    agreement: agreementField,
    warna: typedText,
  })
  .transform(({ vehicle, dealer, date, time, warna, name, phone, email }) => ({
    vehicle,
    dealer,
    day: date,
    minutes: time,
    colour: warna === '' ? null : warna,
    contact: { name, phone, email },
  }))
export type BookingForm = z.output<typeof bookingForm>

function orMissing<Value, Refusal>(value: Value | null, refusal: Refusal) {
  return value === null ? { ok: false as const, refusal } : { ok: true as const, value }
}
