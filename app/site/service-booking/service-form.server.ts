import { z } from 'zod'
import {
  agreementField,
  choiceField,
  chosenField,
  fieldOf,
  nameField,
  phoneField,
  typedText,
} from '../../core/leads/form/fields.ts'
import { serviceTypes } from '../../core/leads/payload.ts'
import { kilometresOf, yearOf } from '../../core/maintenance/owned-car/reading.ts'
import { readDay } from '../../lib/calendar-day.ts'
import { readTime } from '../../lib/day.ts'
import type { Day } from '../../lib/instant.ts'
import { colourOf, complaintOf, orRefused, plateOf } from './service-request.ts'

/** The submitted form. Its rules depend on the service type and the day. Its two hidden fields are empty and are ignored. */
export const serviceForm = ({ type, today }: { type: string; today: Day }) =>
  z
    .object({
      vehicle: chosenField('vehicle-missing', 'vehicle-unknown'),
      variant: typedText,
      year: fieldOf((typed) => yearOf(typed, today.year)),
      color: fieldOf(colourOf),
      type: choiceField(serviceTypes, 'type-missing'),
      kilometres: fieldOf(kilometresOf),
      dealer: chosenField('dealer-missing', 'dealer-unknown'),
      date: fieldOf((typed) => orRefused(readDay(typed), 'date-missing')),
      time: fieldOf((typed) => orRefused(readTime(typed), 'time-missing')),
      plate: fieldOf(plateOf),
      complaint: fieldOf((typed) => complaintOf(typed, type)),
      name: nameField,
      phone: phoneField,
      agreement: agreementField,
    })
    .transform(({ color, date, time, name, phone, agreement, ...request }) => ({
      ...request,
      colour: color,
      day: date,
      minutes: time,
      contact: { name, phone, email: null },
    }))
export type ServiceForm = z.output<ReturnType<typeof serviceForm>>
