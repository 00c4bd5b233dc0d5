import type { Instant } from '../../lib/instant.ts'

/** What a channel has to know of a message. */
export type Sendable = {
  /** The same over all attempts: by it a gateway recognises what it has already taken. */
  id: string
  to: string
  template: string
  subject: string
  text: string
  values: Readonly<Record<string, string>>
  attachments: readonly { name: string; address: string }[]
}

/** `refused`: no further attempt can change it. The reason is a code without anything of the message. */
export type Answer = 'delivered' | { refused: string }

/** Hands a message to a gateway, or throws `Trouble` when a later attempt may succeed. */
export type Send = (message: Sendable, now: Instant) => Promise<Answer>

/** Why a gateway did not take a message this time: a code without anything of the message, fit for log and table. */
export class Trouble extends Error {
  override name = 'Trouble'
  /** How long the gateway asks to be left alone; 0 when it does not say. */
  readonly retryAfterSeconds: number

  constructor(code: string, retryAfterSeconds = 0) {
    super(code)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** For channels that carry nothing but text. */
export function textWithFiles({ text, attachments }: Pick<Sendable, 'text' | 'attachments'>): string {
  return [text, ...attachments.map(({ name, address }) => `${name}: ${address}`)].join('\n\n')
}
