import type { Instant } from '../../lib/instant.ts'

export type Channel = 'whatsapp'

/** A message as a room writes it. */
export type Message = {
  /** Names the event it tells about; a second one with the same key is not written. */
  key: string
  channel: Channel
  to: string
  template: string
  text: string
  /** The visitor's private address, put under the text. */
  link: string | null
}

/** A message as it leaves. `id` stays the same over all attempts. */
export type OutgoingMessage = {
  id: string
  channel: string
  to: string
  template: string
  text: string
  attachments: readonly string[]
  createdAt: Instant
}

const firstWait = 15
const longestWait = 6 * 60 * 60

/** Seconds until the next attempt: doubled each time, at most six hours. */
export function secondsToNextAttempt(attempts: number): number {
  return Math.min(longestWait, firstWait * 2 ** Math.min(attempts, 16))
}
