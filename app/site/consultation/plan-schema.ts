import { z } from 'zod'

/** How consultations are handled; an operator may change it. */
export const consultationSettings = z.object({
  /** Plans within this number of months are passed on to a salesperson at once. */
  horizonMonths: z.number().int().positive().default(6),
  /** Opening hours within which the dealer answers. */
  answerMinutes: z.number().int().positive().default(120),
})
export type ConsultationSettings = z.output<typeof consultationSettings>
