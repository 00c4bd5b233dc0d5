import type { ChatEvent } from '~/core/conversations/conversation.ts'

/** All events once, in the order of their sequences. The same array when nothing is new. */
export function mergeEvents(known: readonly ChatEvent[], more: readonly ChatEvent[]): readonly ChatEvent[] {
  const sequences = new Set(known.map(({ sequence }) => sequence))
  const fresh = more.filter(({ sequence }) => !sequences.has(sequence) && sequences.add(sequence))
  return fresh.length === 0 ? known : [...known, ...fresh].sort((one, other) => one.sequence - other.sequence)
}
