/** Dispatched on the window by the chat of this page. `detail`: how many messages of staff the visitor has not seen. */
export const unreadEvent = 'obrolan-belum-dibaca'

/**
 * What the browser keeps of an open conversation, for all its tabs. `read`: the last sequence that the visitor has seen.
 */
export type ReadTo = KnownChat & { read: number }

/** A conversation, and the address that tells whether this browser session still has it. */
export type KnownChat = { id: string; news: string }

export type UnreadEvent = { sequence: number; by: string; kind: string }

const fromStaff = ['message', 'file', 'lead-offered']

export const countUnread = (events: readonly UnreadEvent[], read: number): number =>
  events.filter(({ sequence, by, kind }) => sequence > read && by === 'staff' && fromStaff.includes(kind)).length

export const hasEnded = (events: readonly UnreadEvent[]): boolean => events.some(({ kind }) => kind === 'ended')
