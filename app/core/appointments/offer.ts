import { z } from 'zod'

const count = z.number().int().positive()
const minutes = count

/** An appointment uses a demonstration car, or a bay of the workshop. */
export const appointmentKinds = ['test-drive', 'service'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

const common = {
  /** Minutes between the starts of two slots. */
  everyMinutes: minutes.default(30),
  /** Opening time in minutes that the dealer needs for preparation. */
  leadTimeMinutes: minutes.default(180),
  /** Opening time in minutes within which the dealer answers a request. */
  answerMinutes: minutes.default(120),
  horizonDays: count.default(30),
  /** How many future appointments one phone number may have: on one day, and in total. */
  openPerDay: count.default(2),
  openAltogether: count.default(3),
}

/** How appointments of each kind are offered. An operator may change this. */
export const offers = {
  'test-drive': z.object({ ...common, lengthMinutes: minutes.default(60) }),
  service: z.object({ ...common, lengthMinutes: minutes.default(60), horizonDays: count.default(45) }),
} satisfies Record<AppointmentKind, z.ZodType>

export type Offer = z.output<(typeof offers)[AppointmentKind]>
