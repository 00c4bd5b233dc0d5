import { z } from 'zod'

const count = z.number().int().positive()
const minutes = count

/** What is used up while an appointment lasts: a demonstration car, or a bay of the workshop. */
export const appointmentKinds = ['test-drive', 'service'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

const common = {
  /** How far apart appointments begin. */
  everyMinutes: minutes.default(30),
  /** Opening hours the dealer has to prepare. */
  leadTimeMinutes: minutes.default(180),
  /** Opening hours within which the dealer answers a request. */
  answerMinutes: minutes.default(120),
  horizonDays: count.default(30),
  /** Appointments one phone number may have ahead of it: on one day, and altogether. */
  openPerDay: count.default(2),
  openAltogether: count.default(3),
}

/** How appointments of a kind are offered; an operator may change it. */
export const offers = {
  'test-drive': z.object({ ...common, lengthMinutes: minutes.default(60) }),
  service: z.object({ ...common, lengthMinutes: minutes.default(60), horizonDays: count.default(45) }),
} satisfies Record<AppointmentKind, z.ZodType>

export type Offer = z.output<(typeof offers)[AppointmentKind]>
