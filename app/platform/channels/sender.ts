import type { Instant } from '../../lib/instant.ts'

/** What a channel needs to send a message. */
export type Sendable = {
  /** The same for every attempt: a gateway uses it to recognise a message that it has already taken. */
  id: string
  to: string
  template: string
  subject: string
  text: string
  values: Readonly<Record<string, string>>
  attachments: readonly { name: string; address: string }[]
}

/** `refused`: no later attempt can succeed. The reason is a code that quotes nothing of the message. */
export type Answer = 'delivered' | { refused: string }

/** Gives a message to a gateway. Throws `Trouble` when a later attempt may succeed. */
export type Send = (message: Sendable, now: Instant) => Promise<Answer>

/** Why a gateway did not take a message this time. The code quotes nothing of the message: it goes into logs and tables. */
export class Trouble extends Error {
  override name = 'Trouble'
  /** How many seconds the gateway asks us to wait; 0 when it does not say. */
  readonly retryAfterSeconds: number

  constructor(code: string, retryAfterSeconds = 0) {
    super(code)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** For channels that carry only text: lists the files below it. */
export function textWithFiles({ text, attachments }: Pick<Sendable, 'text' | 'attachments'>): string {
  return [text, ...attachments.map(({ name, address }) => `${name}: ${address}`)].join('\n\n')
}
