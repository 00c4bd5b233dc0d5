import { type EventKind, type Lead, type LeadEvent, standing } from './lead.ts'

/** Whether a pre-order waits for a car, has one, or is passed over for now. */
export type Allocation =
  | { state: 'waiting' }
  | { state: 'allocated'; unit: string; event: LeadEvent }
  | { state: 'held'; event: LeadEvent }

const deciding: readonly EventKind[] = ['allocated', 'held', 'released']

export function allocationOf(lead: Pick<Lead, 'history'>): Allocation {
  const event = standing(lead).findLast(({ kind }) => deciding.includes(kind))
  if (event?.kind === 'allocated') return { state: 'allocated', unit: event.detail?.unit ?? '', event }
  return event?.kind === 'held' ? { state: 'held', event } : { state: 'waiting' }
}

/** The same for a page. */
export function shownAllocation(lead: Pick<Lead, 'history'>): { state: Allocation['state']; unit: string | null } {
  const allocation = allocationOf(lead)
  return { state: allocation.state, unit: allocation.state === 'allocated' ? allocation.unit : null }
}
