import { type Instant, Temporal } from '../../lib/instant.ts'
import { type Channel, channels } from './message.ts'

/** Messages a channel sends at the same time: one that hangs holds up the others of its channel only a little. */
export const lanesOfChannel = 8

type Occupant = { channel: Channel }

/**
 * Bounds how many attempts a channel makes at the same time, keeps what came of them until it is recorded, and leaves a
 * gateway alone for as long as it asked.
 */
export class Lanes<Message extends Occupant, Outcome> {
  readonly #underWay = new Map<Channel, number>()
  readonly #restUntil = new Map<Channel, Instant>()
  #ended: { message: Message; outcome: Outcome }[] = []
  readonly #onEnd: () => void

  /** `onEnd` is called after each attempt. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
  }

  get areEmpty(): boolean {
    return channels.every((channel) => this.#taken(channel) === 0)
  }

  get isAnyFull(): boolean {
    return channels.some((channel) => this.#taken(channel) >= lanesOfChannel)
  }

  /** Channels that can take messages now, and how many. */
  free(now: Instant): Map<Channel, number> {
    const open = channels.filter((channel) => !this.#rests(channel, now))
    return new Map(
      open.map((channel) => [channel, lanesOfChannel - this.#taken(channel)] as const).filter(([, free]) => free > 0),
    )
  }

  /** Starts an attempt, which must not fail. Its lane is free again once its outcome is handed out. */
  use(message: Message, attempt: Promise<Outcome>): void {
    this.#underWay.set(message.channel, this.#taken(message.channel) + 1)
    void attempt.then((outcome) => {
      this.#ended.push({ message, outcome })
      this.#onEnd()
    })
  }

  /** Attempts that have ended, each once. */
  handOutEnded(): { message: Message; outcome: Outcome }[] {
    const ended = this.#ended
    this.#ended = []
    for (const { message } of ended) this.#underWay.set(message.channel, this.#taken(message.channel) - 1)
    return ended
  }

  rest(channel: Channel, until: Instant): void {
    this.#restUntil.set(channel, until)
  }

  /** When each resting channel may be used again. */
  restsUntil(now: Instant): Instant[] {
    return channels.filter((channel) => this.#rests(channel, now)).flatMap((channel) => this.#restUntil.get(channel) ?? [])
  }

  #taken(channel: Channel): number {
    return this.#underWay.get(channel) ?? 0
  }

  #rests(channel: Channel, now: Instant): boolean {
    const until = this.#restUntil.get(channel)
    return until !== undefined && Temporal.Instant.compare(now, until) < 0
  }
}
