import type { Instant } from '../../lib/instant.ts'
import { greetingName } from './greeting-name.ts'
import { fill, type Template } from './template.ts'

export const channels = ['whatsapp', 'sms', 'email', 'webhook'] as const
export type Channel = (typeof channels)[number]

/** A file that goes with a message: an address of this site, which may be a secret's place, and its name. */
export type Attachment = { name: string; address: string; contentType: string }

/** A message as a room writes it. */
export type Message = {
  /** Names the event it tells about; a second one with the same key is not written. */
  key: string
  channel: Channel
  /** A number `+628…`, an e-mail address, or the name of a webhook. */
  to: string
  template: string
  subject: string
  /** Its secrets are still places: `{{link}}`. */
  text: string
  /** What fills the template's places, without the secrets. */
  values: Readonly<Record<string, string>>
  secrets: Readonly<Record<string, string>>
  attachments: readonly Attachment[]
  /** Worth nothing afterwards, as a one-time code is. */
  expiresAt: Instant | null
}

/** A message as it leaves. `id` stays the same over all attempts. */
export type OutgoingMessage = Pick<Message, 'template' | 'subject' | 'text' | 'values' | 'attachments' | 'to'> & {
  id: string
  channel: Channel
  createdAt: Instant
}

type Envelope = Pick<Message, 'key' | 'channel' | 'to'> & Partial<Pick<Message, 'attachments' | 'expiresAt'>>

/** A template filled in and addressed. Its place `name` greets, so it is filled with what is surely a name. */
export function compose<Place extends string, Secret extends Place>(
  { name, subject, text, secrets }: Template<Place, Secret>,
  values: Readonly<Record<Place, string>>,
  envelope: Envelope,
): Message {
  const isSecret = (place: string) => (secrets as readonly string[]).includes(place)
  const entries = Object.entries<string>(values).map(
    ([place, value]) => [place, place === 'name' ? greetingName(value) : value] as const,
  )
  const open = Object.fromEntries(entries.filter(([place]) => !isSecret(place)))
  return {
    attachments: [],
    expiresAt: null,
    ...envelope,
    template: name,
    subject: fill(subject, open),
    text: fill(text, open),
    values: open,
    secrets: Object.fromEntries(entries.filter(([place]) => isSecret(place))),
  }
}

const firstWait = 15
const longestWait = 6 * 60 * 60

/** The last is made a little more than a day after the first; what has not left by then is given up. */
export const mostAttempts = 15

/** How long a gateway is left alone that asks for it, in seconds: a wrong header must not stop a channel for days. */
export function secondsToLeaveAlone(retryAfterSeconds: number): number {
  return Math.min(longestWait, retryAfterSeconds)
}

/** Seconds from each attempt to the next: doubled each time, at most six hours. */
export const pausesInSeconds = Array.from({ length: mostAttempts }, (_, attempts) =>
  Math.min(longestWait, firstWait * 2 ** attempts),
)
