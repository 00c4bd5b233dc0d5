import type { BookingField, FieldRefusal } from './booking.ts'
import type { Options } from './options.server.ts'

/** What was typed into the last part of the form. */
export type Typed = { name: string; phone: string; email: string; agreement: boolean }

/** A free slot as a button: its value names day and time as the form does. */
export type Alternative = { slot: string; day: string; time: string }

/** Why a correct form is not a booking, in words and with the next step. */
export type Trouble =
  | { kind: 'slot-gone'; title: string; alternatives: Alternative[] }
  | { kind: 'form-used'; title: string; moveHref: string; lookHref: string }
  | { kind: 'place-is-yours'; title: string }
  | { kind: 'too-many'; title: string; text: string; references: readonly string[] }

/** The page after a submit that did not lead to a booking. */
export type Outcome = {
  options: Options
  typed: Typed
  requestKey: string
  refusals?: Partial<Record<BookingField, FieldRefusal>>
  trouble?: Trouble
}
