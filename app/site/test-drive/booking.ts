import { contactChecks, contactRefusals } from '../../core/leads/contact.ts'
import { unreadable } from '../../lib/typed-text.ts'

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

/** What is wrong with one typed field, as far as the field alone can tell; the browser knows these too. */
export const bookingChecks = {
  vehicle: (typed) => {
    if (typed === '') return 'vehicle-missing'
    return typed.includes(unreadable) ? 'vehicle-unknown' : null
  },
  dealer: (typed) => (typed === '' ? 'dealer-missing' : null),
  date: (typed) => (typed === '' ? 'date-missing' : null),
  time: (typed) => (typed === '' ? 'time-missing' : null),
  ...contactChecks,
  agreement: (typed) => (typed === '' ? 'agreement-missing' : null),
} satisfies Record<string, Check>
export type BookingField = keyof typeof bookingChecks
export const bookingFields = Object.keys(bookingChecks) as BookingField[]
