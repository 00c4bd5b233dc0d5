import { type Instant, Temporal } from '../../lib/instant.ts'
import { type Channel, channels } from './message.ts'

/** How many messages a channel sends at the same time: one that hangs delays the others only a little. */
export const mostAtOnce = 8

type OfChannel = { channel: Channel }

/**
 * Limits how many messages a channel sends at the same time, keeps the outcomes until they are recorded, and pauses a
 * channel when its gateway asks for that.
 */
export class ConcurrencyLimit<Message extends OfChannel, Outcome> {
  readonly #underWay = new Map<Channel, number>()
  readonly #pausedUntil = new Map<Channel, Instant>()
  #ended: { message: Message; outcome: Outcome }[] = []
  readonly #onEnd: () => void

  /** Calls `onEnd` after each attempt. */
  constructor(onEnd: () => void) {
    this.#onEnd = onEnd
  }

  get isIdle(): boolean {
    return channels.every((channel) => this.#sendsOf(channel) === 0)
  }

  get isAnyChannelFull(): boolean {
    return channels.some((channel) => this.#sendsOf(channel) >= mostAtOnce)
  }

  /** The channels that can send now, and how many messages each can start. */
  room(now: Instant): Map<Channel, number> {
    const open = channels.filter((channel) => !this.#isPaused(channel, now))
    return new Map(open.map((channel) => [channel, mostAtOnce - this.#sendsOf(channel)] as const).filter(([, free]) => free > 0))
  }

  /** Counts an attempt until its outcome is taken. The promise must not reject. */
  start(message: Message, attempt: Promise<Outcome>): void {
    this.#underWay.set(message.channel, this.#sendsOf(message.channel) + 1)
    void attempt.then((outcome) => {
      this.#ended.push({ message, outcome })
      this.#onEnd()
    })
  }

  /** Returns each ended attempt once. */
  takeEnded(): { message: Message; outcome: Outcome }[] {
    const ended = this.#ended
    this.#ended = []
    for (const { message } of ended) this.#underWay.set(message.channel, this.#sendsOf(message.channel) - 1)
    return ended
  }

  /** When several pauses overlap, the longest counts. */
  pause(channel: Channel, until: Instant): void {
    if (!this.#isPaused(channel, until)) this.#pausedUntil.set(channel, until)
  }

  /** When each paused channel can be used again. */
  pausedUntil(now: Instant): Instant[] {
    return channels.filter((channel) => this.#isPaused(channel, now)).flatMap((channel) => this.#pausedUntil.get(channel) ?? [])
  }

  #sendsOf(channel: Channel): number {
    return this.#underWay.get(channel) ?? 0
  }

  #isPaused(channel: Channel, now: Instant): boolean {
    const until = this.#pausedUntil.get(channel)
    return until !== undefined && Temporal.Instant.compare(now, until) < 0
  }
}
