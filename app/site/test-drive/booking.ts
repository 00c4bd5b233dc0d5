import { contactChecks, contactRefusals } from '../../core/leads/contact.ts'
import { readDay, readTime } from '../../lib/day.ts'

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

type Check = (typed: string) => FieldRefusal | null

/** What is wrong with one typed field, as far as the field alone can tell. */
export const bookingChecks = {
  vehicle: (typed) => (typed === '' ? 'vehicle-missing' : null),
  dealer: (typed) => (typed === '' ? 'dealer-missing' : null),
  date: (typed) => (readDay(typed) ? null : 'date-missing'),
  time: (typed) => (readTime(typed) === null ? 'time-missing' : null),
  ...contactChecks,
  agreement: (typed) => (typed === '' ? 'agreement-missing' : null),
} satisfies Record<string, Check>
export type BookingField = keyof typeof bookingChecks
export const bookingFields = Object.keys(bookingChecks) as BookingField[]
