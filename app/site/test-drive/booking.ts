import { contactRefusals } from '../../core/leads/contact.ts'

/** Why a field of the form is refused. */
export const fieldRefusals = [
  ...contactRefusals,
  'vehicle-missing',
  'vehicle-unknown',
  'vehicle-not-on-sale',
  'dealer-missing',
  'dealer-unknown',
  'dealer-sells-other-cars',
  'date-missing',
  'time-missing',
  'agreement-missing',
] as const
export type FieldRefusal = (typeof fieldRefusals)[number]

/** The fields of the form, in order. */
export const bookingFields = ['vehicle', 'dealer', 'date', 'time', 'name', 'phone', 'email', 'agreement'] as const
export type BookingField = (typeof bookingFields)[number]
