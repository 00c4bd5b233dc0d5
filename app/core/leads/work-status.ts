/** What the work on a lead has come to, in the order of the work. */
export const workStatuses = ['new', 'contacted', 'scheduled', 'done', 'cancelled', 'invalid'] as const
export type WorkStatus = (typeof workStatuses)[number]

/** Statuses in which an employee still has work. */
export const openStatuses = ['new', 'contacted', 'scheduled'] as const satisfies readonly WorkStatus[]
