import { z } from 'zod'
import { workStatuses } from './work-status.ts'

const employee = z.object({ id: z.string(), name: z.string() })

/** What only some kinds of events have. Instants are ISO texts. */
export const eventDetail = z.object({
  /** The employee who acted. */
  staff: employee.optional(),
  /** The employee who answers from now on. Null: nobody in particular. */
  assignee: employee.nullable().optional(),
  contact: z.enum(['call', 'whatsapp']).optional(),
  status: z.enum(workStatuses).optional(),
  callAt: z.object({ from: z.string(), to: z.string() }).optional(),
  /** The other request of a merge. */
  lead: z.object({ id: z.string(), reference: z.string() }).optional(),
  template: z.string().optional(),
  /** The car that was reserved for a pre-order, in words. */
  unit: z.string().optional(),
  /** Minutes of opening time from the request to its first answer. */
  openMinutes: z.number().int().optional(),
  /** The contact before a correction. */
  contactBefore: z.object({ name: z.string(), email: z.string().nullable() }).optional(),
})
export type EventDetail = z.infer<typeof eventDetail>
