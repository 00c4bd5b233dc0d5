/** What has become of an appointment. */
export const entryStates = [
  'requested',
  'moved',
  'confirmed',
  'unmarked',
  'came',
  'missed',
  'at-workshop',
  'in-work',
  'ready',
  'cancelled',
  /** Ended by an employee without a visit: done before its day, or invalid. */
  'closed',
] as const
export type EntryState = (typeof entryStates)[number]

/** An appointment that needs nobody's time any more. */
export const isGone = (state: EntryState): boolean => state === 'cancelled' || state === 'missed' || state === 'closed'

/** What an employee does with an appointment on its day. */
export const visitActs = ['attend', 'miss', 'receive-car', 'start-work', 'finish-work'] as const
export type VisitAct = (typeof visitActs)[number]
