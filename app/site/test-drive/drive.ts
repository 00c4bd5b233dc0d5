import type { Contact } from '../../core/leads/contact.ts'
import { type Instant, Temporal } from '../../lib/instant.ts'
import type { Slot } from './slots.ts'

export const eventKinds = ['requested', 'moved', 'cancelled'] as const
export type EventKind = (typeof eventKinds)[number]

/** One thing that happened to a test drive; `slot` is the one it left behind. */
export type DriveEvent = { kind: EventKind; slot: Slot; answerBy: Instant | null; by: string; at: Instant }

export type Drive = Contact & {
  id: string
  reference: string
  vehicle: string
  colour: string | null
  dealerId: string
  createdAt: Instant
  /** In order; the first is the request. */
  history: readonly [DriveEvent, ...DriveEvent[]]
}

export type DriveState = 'requested' | 'moved' | 'cancelled' | 'past'

export function lastEvent({ history }: Drive): DriveEvent {
  return history[history.length - 1] ?? history[0]
}

export function stateOf(drive: Drive, now: Instant): DriveState {
  const { kind, slot } = lastEvent(drive)
  if (kind === 'cancelled') return kind
  return Temporal.Instant.compare(slot.from, now) <= 0 ? 'past' : kind
}

const allowed = {
  move: ['requested', 'moved'],
  cancel: ['requested', 'moved'],
} satisfies Record<string, readonly DriveState[]>

/** What the visitor may still do. */
export function can(action: keyof typeof allowed, drive: Drive, now: Instant): boolean {
  return (allowed[action] as readonly DriveState[]).includes(stateOf(drive, now))
}
