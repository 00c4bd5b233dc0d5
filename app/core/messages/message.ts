import type { Instant } from '../../lib/instant.ts'
import { greetingName } from './greeting-name.ts'
import { fill, type Template } from './template.ts'

export const channels = ['whatsapp', 'sms', 'email', 'webhook', 'affiliate'] as const
export type Channel = (typeof channels)[number]

/** Programs read what goes out by these; visitors read the others. */
export const channelsToPrograms: readonly Channel[] = ['webhook', 'affiliate']

/** A file of a message: its name, and its address on this site, which may be the place of a secret. */
export type Attachment = { name: string; address: string; contentType: string }

/** A message as a room of the code creates it. */
export type Message = {
  /** Names the event. A second message with the same key is not written. */
  key: string
  channel: Channel
  /** A number `+628…`, an e-mail address, or the name of a webhook. */
  to: string
  template: string
  subject: string
  /** Secrets are still places: `{{link}}`. */
  text: string
  /** Values for the template's places, without the secrets. */
  values: Readonly<Record<string, string>>
  secrets: Readonly<Record<string, string>>
  attachments: readonly Attachment[]
  /** After this time the message is useless, such as a one-time code. */
  expiresAt: Instant | null
}

/** A message ready to send. `id` is the same for all attempts. */
export type OutgoingMessage = Pick<Message, 'template' | 'subject' | 'text' | 'values' | 'attachments' | 'to'> & {
  id: string
  channel: Channel
  createdAt: Instant
}

type Envelope = Pick<Message, 'key' | 'channel' | 'to'> & Partial<Pick<Message, 'attachments' | 'expiresAt'>>

/** Fills a template and addresses it. The place `name` is for a greeting: it gets only what is certainly a name. */
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

/** The last attempt is a little more than a day after the first. After it the message is given up. */
export const mostAttempts = 15

/** How many seconds to wait when a gateway asks for it. Limited, so that a wrong header does not stop a channel for days. */
export function secondsToLeaveAlone(retryAfterSeconds: number): number {
  return Math.min(longestWait, retryAfterSeconds)
}

/** Seconds between attempts: doubled each time, at most six hours. */
export const pausesInSeconds = Array.from({ length: mostAttempts }, (_, attempts) =>
  Math.min(longestWait, firstWait * 2 ** attempts),
)
